import type { ItemType } from '../items/ItemType'
import type { FilterValues } from './filters'
import { filterNames, filters } from './filters'

/**
 * The order of the results. With `deadline`, the tenders whose next deadline is soonest come first, and
 * the tenders without one come last.
 */
export type SearchOrder = 'bestMatch' | 'budget' | 'updated' | 'published' | 'deadline'
export type FreeSearchType = 'normal' | 'zipCode'

export interface SearchCriteria extends FilterValues {
  readonly itemType: ItemType
  readonly freeSearch: string
  readonly freeSearchType: FreeSearchType
  readonly order: SearchOrder
  readonly ascending: boolean
  /** Counted from 1. */
  readonly page: number
}

const noFilters = Object.fromEntries(filterNames.map((name) => [name, filters[name].empty])) as FilterValues

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
