export { formatQuarter, parseQuarter, quarterOf } from '../src/dates/quarter'
export type { Quarter, QuarterText } from '../src/dates/quarter'
export { formatPeriod, quarterLimits, toDays, toQuarters } from '../src/dates/quarterRange'
