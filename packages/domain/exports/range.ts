export { isFiltering, toStoredRange, limitsOf, toTypedRange } from '../src/range/measures'
export { measures } from '../src/search/filters'
export type { Measure } from '../src/search/filters'
