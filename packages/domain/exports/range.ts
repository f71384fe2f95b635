export { orderedRange } from '../src/range/orderedRange'
export type { Bounds } from '../src/range/orderedRange'
export { filters, keptRange, limitsOf, measures, typedRange } from '../src/range/measures'
export type { Measure } from '../src/range/measures'
