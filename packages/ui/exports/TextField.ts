export { TextField } from '../src/fields/TextField/TextField'
export type { TextFieldProps } from '../src/fields/TextField/TextField'
