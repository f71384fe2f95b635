export { appliesTo } from '../src/search/appliesTo'
export {
  canBeReset,
  changeCriteria,
  orderRules,
  resetCriteria,
  withItemType,
} from '../src/search/changeCriteria'
export { pageCountOf, pageItems } from '../src/search/pageItems'
export type { PageItem } from '../src/search/pageItems'
export { parseCriteria, withoutForeignParts } from '../src/search/parseCriteria'
export { emptyCriteria } from '../src/search/SearchCriteria'
export type {
  CriterionChoice,
  DayRange,
  FreeSearchType,
  ItemType,
  Range,
  SearchCriteria,
  SearchOrder,
} from '../src/search/SearchCriteria'
export { serializeCriteria } from '../src/search/serializeCriteria'
export { toCompanySearch, toProcurementSearch, toProjectSearch } from '../src/search/toSearchBody'
