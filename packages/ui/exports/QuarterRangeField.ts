export { QuarterRangeField } from '../src/QuarterRangeField/QuarterRangeField'
export type { QuarterRange, QuarterRangeFieldProps } from '../src/QuarterRangeField/QuarterRangeField'
export { quarterOrder, quartersBetween } from '../src/QuarterRangeField/quartersBetween'
export type { QuarterText } from '../src/QuarterRangeField/quartersBetween'
