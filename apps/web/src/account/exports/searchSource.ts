import type { Schemas } from '@spadestik/api-client'
import type { SearchCriteria } from '@spadestik/domain/search'
import { companyOrder, toCompanySearch, toProcurementSearch, toProjectSearch } from '@spadestik/domain/search'

/** Returns all results of a search as the source of a spreadsheet, in the order of the results. */
export function searchSource(search: SearchCriteria): Schemas['ExportDraft']['source'] {
  const { order: orderBy, ascending, unseen } = search
  const ordered = { of: 'search', orderBy, ascending, unseen } as const
  switch (search.itemType) {
    case 'project':
      return { ...ordered, itemType: 'project', filters: toProjectSearch(search) }
    case 'procurement':
      return { ...ordered, itemType: 'procurement', filters: toProcurementSearch(search) }
    case 'company': {
      const filters = toCompanySearch(search)
      return { of: 'search', itemType: 'company', filters, orderBy: companyOrder(search) }
    }
  }
}
