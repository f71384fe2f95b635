export { NumberField } from '../src/fields/NumberField/NumberField'
export type { NumberFieldProps } from '../src/fields/NumberField/NumberField'
