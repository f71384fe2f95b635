export { MultiSelect } from '../src/fields/MultiSelect/MultiSelect'
export type { MultiSelectProps } from '../src/fields/MultiSelect/MultiSelect'
