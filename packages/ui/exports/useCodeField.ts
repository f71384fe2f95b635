export { useCodeField } from '../src/fields/CodeField/useCodeField'
export type { CodeFieldOptions } from '../src/fields/CodeField/useCodeField'
