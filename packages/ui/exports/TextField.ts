export { TextField } from '../src/TextField/TextField'
export type { TextFieldProps } from '../src/TextField/TextField'
