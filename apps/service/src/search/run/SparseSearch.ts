import type { Schemas } from '@spadestik/api-client/schema'
import type { Search, SearchPage, SearchResult } from './Search'

/** A search with at least this number of results gets no suggestions. */
export const fewResults = 3

/** A search by a free text that may have found too little, and how to prepare it with other filters. */
export interface SparseSearch<Filters extends Schemas['ItemCriteria']> {
  readonly itemType: 'project' | 'procurement' | 'company'
  readonly filters: Filters
  readonly prepare: (filters: Filters) => Search | Promise<Search>
  readonly page: SearchPage
  readonly found: SearchResult
}
