export { RangeField } from '../src/fields/RangeField/RangeField'
export type { NumberRange, RangeFieldProps } from '../src/fields/RangeField/RangeField'
