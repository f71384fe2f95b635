export { NumberField } from '../src/NumberField/NumberField'
export type { NumberFieldProps } from '../src/NumberField/NumberField'
