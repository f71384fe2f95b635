export { Field, fieldClassName } from '../src/Field/Field'
export type { FieldWords } from '../src/Field/Field'
