export { PasswordField } from '../src/fields/PasswordField/PasswordField'
export type { PasswordFieldProps } from '../src/fields/PasswordField/PasswordField'
