import type { ItemType } from '../items/ItemType'
import type { FilterValues } from './filters'
import { filterNames, filters } from './filters'

/** `deadline` puts the tenders first that close soonest, and those without an open deadline last. */
export type SearchOrder = 'bestMatch' | 'budget' | 'updated' | 'published' | 'deadline'
export type FreeSearchType = 'normal' | 'zipCode'

/** A search: its filters, its order, and the page of results. */
export interface SearchCriteria extends FilterValues {
  readonly itemType: ItemType
  readonly freeSearch: string
  readonly freeSearchType: FreeSearchType
  readonly order: SearchOrder
  readonly ascending: boolean
  /** From 1. */
  readonly page: number
}

const noFilters = Object.fromEntries(filterNames.map((name) => [name, filters[name].empty])) as FilterValues

/** Returns the search without filters for an item type: best match first, page 1. */
export function emptyCriteria(itemType: ItemType): SearchCriteria {
  return {
    itemType,
    freeSearch: '',
    freeSearchType: 'normal',
    ...noFilters,
    order: 'bestMatch',
    ascending: false,
    page: 1,
  }
}
