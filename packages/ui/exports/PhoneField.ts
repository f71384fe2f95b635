export { PhoneField } from '../src/PhoneField/PhoneField'
export type { PhoneFieldProps } from '../src/PhoneField/PhoneField'
