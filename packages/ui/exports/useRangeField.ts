export { useRangeField } from '../src/fields/RangeField/useRangeField'
export type { NumberRange, RangeFieldOptions, UnspecifiedProps } from '../src/fields/RangeField/useRangeField'
