export { timeNames, timesOf } from '../src/search/filters'
export type { TimeName } from '../src/search/filters'
export { isRelative } from '../src/search/timeKind'
export type { RelativeTime, TimeUnit, TimeValue } from '../src/search/timeKind'
export {
  daysOf,
  fromTimeBody,
  isTimeSet,
  relativeRules,
  relativeTimesOf,
  toTimeBody,
  withDays,
} from '../src/search/times'
