export { RangeField } from '../src/RangeField/RangeField'
export type { NumberRange, RangeFieldProps } from '../src/RangeField/RangeField'
