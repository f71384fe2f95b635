export { PasswordField } from '../src/PasswordField/PasswordField'
export type { PasswordFieldProps } from '../src/PasswordField/PasswordField'
