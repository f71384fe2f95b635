export { MultiSelect } from '../src/MultiSelect/MultiSelect'
export type { MultiSelectProps } from '../src/MultiSelect/MultiSelect'
