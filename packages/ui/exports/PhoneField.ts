export { PhoneField } from '../src/fields/PhoneField/PhoneField'
export type { PhoneFieldProps } from '../src/fields/PhoneField/PhoneField'
