export { DateRangeField } from '../src/fields/DateRangeField/DateRangeField'
export type { DateRange, DateRangeFieldProps } from '../src/fields/DateRangeField/DateRangeField'
