export { RangeField } from '../src/fields/RangeField/RangeField'
export type { RangeFieldProps } from '../src/fields/RangeField/RangeField'
export type { NumberRange } from '../src/fields/RangeField/useRangeField'
