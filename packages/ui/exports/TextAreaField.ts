export { TextAreaField } from '../src/fields/TextAreaField/TextAreaField'
export type { TextAreaFieldProps } from '../src/fields/TextAreaField/TextAreaField'
