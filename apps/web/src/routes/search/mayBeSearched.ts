import type { Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import type { SearchCriteria } from '@spadestik/domain/search'

/** Whether a search is run at all: companies are not searched without company access. @source specification 4 (Search) */
export function mayBeSearched({ itemType }: SearchCriteria, caller: Caller): boolean {
  return may(caller, itemType === 'company' ? 'searchCompanies' : 'searchItems')
}
