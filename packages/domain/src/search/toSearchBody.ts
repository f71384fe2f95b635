import type { Schemas } from '@spadestik/api-client/schema'
import type { ItemType } from '../items/ItemType'
import { toFilterBody } from './filterBodies'
import type { FilterBody } from './filters'
import type { SearchCriteria } from './SearchCriteria'

/** Returns the body of a search with all filters that the item type has. */
function toBody(search: SearchCriteria, itemType: ItemType): FilterBody {
  const { freeSearch, freeSearchType } = search
  return {
    freeSearch: freeSearch === '' ? null : freeSearch,
    freeSearchType,
    ...toFilterBody(search, itemType),
  }
}

export const toProjectSearch = (search: SearchCriteria): Schemas['ProjectSearch'] => toBody(search, 'project')

export const toProcurementSearch = (search: SearchCriteria): Schemas['ProcurementSearch'] =>
  toBody(search, 'procurement')

export const toCompanySearch = (search: SearchCriteria): Schemas['CompanySearch'] => toBody(search, 'company')
