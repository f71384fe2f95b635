export { firstDayOf, formatQuarter, lastDayOf, parseQuarter, quarterOf } from '../src/quarter/quarter'
export type { Quarter } from '../src/quarter/quarter'
