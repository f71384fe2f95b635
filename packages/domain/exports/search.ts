export { appliesTo } from '../src/search/appliesTo'
export {
  changeCriteria,
  countFilters,
  hasFilters,
  isFilterSet,
  resetCriteria,
  withItemType,
} from '../src/search/changeCriteria'
export { accumulate, canLoadMore, companyOrder } from '../src/search/results/companySearch'
export type { Accumulated } from '../src/search/results/companySearch'
export { movedGroup, orderedGroups } from '../src/search/filterGroups'
export { canChooseRole, canSearch, hasDirection, orderRules } from '../src/search/searchRules'
export {
  indexOfPage,
  nextPage,
  pageCountOf,
  pageItems,
  searchPageCount,
  shownOfList,
} from '../src/search/results/paging'
export type { ResultCount } from '../src/search/results/paging'
export { parseCriteria } from '../src/search/parseCriteria'
export { emptyCriteria } from '../src/search/SearchCriteria'
export { choiceNames } from '../src/search/filters'
export type { ChoiceName, FilterName } from '../src/search/filters'
export { itemTypes } from '../src/items/ItemType'
export type { ItemType } from '../src/items/ItemType'
export type { CriterionChoice, DayRange, Range } from '../src/search/filterKinds'
export type { FreeSearchType, SearchCriteria, SearchOrder } from '../src/search/SearchCriteria'
export { serializeCriteria } from '../src/search/serializeCriteria'
export { toCompanySearch, toProcurementSearch, toProjectSearch } from '../src/search/searchBody'
