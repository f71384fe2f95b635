export { isFiltering, keptRange, limitsOf, typedRange } from '../src/range/measures'
export { measures } from '../src/search/filters'
export type { Measure } from '../src/search/filters'
