export { SearchField } from '../src/SearchField/SearchField'
export type { SearchFieldProps } from '../src/SearchField/SearchField'
