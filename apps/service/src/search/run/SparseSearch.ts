import type { Schemas } from '@spadestik/api-client/schema'
import type { Search, SearchPage, SearchResult } from './Search'

export const fewResults = 3

/** A search and its results. `prepare` creates the same search with other filters. */
export interface SparseSearch<Filters extends Schemas['ItemCriteria']> {
  readonly itemType: 'project' | 'procurement' | 'company'
  readonly filters: Filters
  readonly prepare: (filters: Filters) => Search | Promise<Search>
  readonly page: SearchPage
  readonly found: SearchResult
}
