export { SearchField } from '../src/fields/SearchField/SearchField'
export type { SearchFieldProps } from '../src/fields/SearchField/SearchField'
