export { TextAreaField } from '../src/TextAreaField/TextAreaField'
export type { TextAreaFieldProps } from '../src/TextAreaField/TextAreaField'
