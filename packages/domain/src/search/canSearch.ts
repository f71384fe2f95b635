import type { Caller } from '../access/access'
import { may } from '../access/may'
import type { SearchCriteria } from './SearchCriteria'

/** Whether a search is run: companies are not searched without company access. (S16, K01) */
export function canSearch({ itemType }: Pick<SearchCriteria, 'itemType'>, caller: Caller): boolean {
  return may(caller, itemType === 'company' ? 'searchCompanies' : 'searchItems')
}
