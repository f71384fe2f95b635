export { Select } from '../src/fields/Select/Select'
export type { SelectProps } from '../src/fields/Select/Select'
export type { SelectOption } from '../src/fields/Select/SelectOption'
