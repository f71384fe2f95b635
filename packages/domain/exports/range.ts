export { filters, keptRange, limitsOf, measures, typedRange } from '../src/range/measures'
export type { Measure } from '../src/range/measures'
