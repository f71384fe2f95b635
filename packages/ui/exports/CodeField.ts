export { CodeField } from '../src/CodeField/CodeField'
export type { CodeFieldProps } from '../src/CodeField/CodeField'
