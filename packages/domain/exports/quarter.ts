export { firstDayOf, formatQuarter, lastDayOf, parseQuarter, quarterOf } from '../src/quarter/quarter'
export type { Quarter, QuarterText } from '../src/quarter/quarter'
export {
  formatPeriod,
  isWithin,
  orderedQuarters,
  quarterLimits,
  quarterOrder,
  toDays,
  toQuarters,
} from '../src/quarter/quarterRange'
export type { QuarterRange } from '../src/quarter/quarterRange'
