export { Field, fieldClassName } from '../src/fields/Field/Field'
export type { FieldTexts } from '../src/fields/Field/Field'
