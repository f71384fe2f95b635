export { orderedRange } from '../src/range/orderedRange'
export type { Bounds } from '../src/range/orderedRange'
