export { CodeField } from '../src/fields/CodeField/CodeField'
export type { CodeFieldProps } from '../src/fields/CodeField/CodeField'
