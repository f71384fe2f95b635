import { readStorage, writeStorage } from '../storage/readStorage'

const key = 'search'

/** The query string of a search's address, and the page counted from 1. */
export interface StoredSearch {
  readonly query: string
  readonly page: number
}

const isKept = (kept: unknown): kept is StoredSearch =>
  typeof kept === 'object' &&
  kept !== null &&
  'query' in kept &&
  typeof kept.query === 'string' &&
  'page' in kept &&
  typeof kept.page === 'number'

/** Returns the last search, which `/search/0` resumes (S17). */
export function readSearch(): StoredSearch | null {
  return readStorage(key, (kept) => (isKept(kept) ? kept : null))
}

export function storeSearch(search: StoredSearch): void {
  writeStorage(key, search)
}

export function deleteSearch(): void {
  writeStorage(key, null)
}
