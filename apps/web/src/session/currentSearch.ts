import { readStorage, writeStorage } from '../storage/readStorage'

const key = 'search'

/** A search in its address: the query string, and the page from 1. */
export interface KeptSearch {
  readonly query: string
  readonly page: number
}

const isKept = (kept: unknown): kept is KeptSearch =>
  typeof kept === 'object' &&
  kept !== null &&
  'query' in kept &&
  typeof kept.query === 'string' &&
  'page' in kept &&
  typeof kept.page === 'number'

/** Returns the last search, which page 0 resumes (S17). */
export function readSearch(): KeptSearch | null {
  return readStorage(key, (kept) => (isKept(kept) ? kept : null))
}

/** Stores the last search. */
export function keepSearch(search: KeptSearch): void {
  writeStorage(key, search)
}

/** Deletes the last search. */
export function clearSearch(): void {
  writeStorage(key, null)
}
