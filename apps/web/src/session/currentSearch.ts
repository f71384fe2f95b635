import { readStorage, writeStorage } from '../storage/readStorage'

const key = 'search'

/** A search as its address has it: the query and the page from 1. */
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

/** The search that was last looked at, from which an address of page 0 is restored. */
export function readSearch(): KeptSearch | null {
  return readStorage(key, (kept) => (isKept(kept) ? kept : null))
}

/** Keeps a search as the current one. */
export function keepSearch(search: KeptSearch): void {
  writeStorage(key, search)
}

/** Forgets the current search. */
export function clearSearch(): void {
  writeStorage(key, null)
}
