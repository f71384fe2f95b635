export { appliesTo } from '../src/search/appliesTo'
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
