export { Select } from '../src/Select/Select'
export type { SelectOption, SelectProps } from '../src/Select/Select'
