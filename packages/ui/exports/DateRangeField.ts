export { DateRangeField } from '../src/DateRangeField/DateRangeField'
export type { DateRange, DateRangeFieldProps } from '../src/DateRangeField/DateRangeField'
