export {
  barStarts,
  fromMeasureBody,
  isFiltering,
  limitsOf,
  toMeasureBody,
  toStoredRange,
  toTypedRange,
} from '../src/search/measures'
export { isMeasure, measures } from '../src/search/filters'
export type { Measure } from '../src/search/filters'
