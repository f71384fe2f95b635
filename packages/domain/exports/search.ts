export type { FreeSearchType, SearchCriteria, SearchOrder } from '../src/search/SearchCriteria'
export { appliesTo, emptyCriteria } from '../src/search/SearchCriteria'
export { parseCriteria, serializeCriteria } from '../src/search/criteriaCodec'
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
export { choiceNames } from '../src/search/filters'
export type { ChoiceName, FilterName } from '../src/search/filters'
export { itemTypes } from '../src/items/ItemType'
export type { ItemType } from '../src/items/ItemType'
export type { CriterionChoice, DayRange, Range } from '../src/search/filterKinds'
export { toCompanySearch, toProcurementSearch, toProjectSearch } from '../src/search/searchBody'
