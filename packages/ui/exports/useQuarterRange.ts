export { useQuarterRange } from '../src/fields/QuarterRangeField/useQuarterRange'
export type { QuarterRange, QuarterRangeOptions } from '../src/fields/QuarterRangeField/useQuarterRange'
export type { QuarterText } from '../src/fields/QuarterRangeField/quartersBetween'
