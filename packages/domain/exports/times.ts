export { relativeDays } from '../src/dates/relativeDays'
export { timeNames, timesOf } from '../src/search/filters'
export type { TimeName } from '../src/search/filters'
export { isRelative } from '../src/search/timeKind'
export type { RelativeTime, TimeValue } from '../src/search/timeKind'
export {
  fromTimeBody,
  isTimeSet,
  relativeRules,
  relativeTimesOf,
  toTimeBody,
  withDays,
} from '../src/search/times'
