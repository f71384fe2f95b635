export { QuarterRangeField } from '../src/fields/QuarterRangeField/QuarterRangeField'
export type { QuarterRange, QuarterRangeFieldProps } from '../src/fields/QuarterRangeField/QuarterRangeField'
export { quarterOrder, quartersBetween } from '../src/fields/QuarterRangeField/quartersBetween'
export type { QuarterText } from '../src/fields/QuarterRangeField/quartersBetween'
