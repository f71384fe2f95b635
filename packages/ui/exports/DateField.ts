export { DateField } from '../src/DateField/DateField'
export type { DateFieldProps } from '../src/DateField/DateField'
