export { DateField } from '../src/fields/DateField/DateField'
export type { DateFieldProps } from '../src/fields/DateField/DateField'
