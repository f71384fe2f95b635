export { Select } from '../src/Select/Select'
export type { SelectProps } from '../src/Select/Select'
export type { SelectOption } from '../src/Select/SelectOption'
