export { Field, fieldClassName } from '../src/fields/Field/Field'
export type { FieldWords } from '../src/fields/Field/Field'
