import type { Measure } from '@spadestik/domain/range'
import { fromMeasureBody, isFiltering, toMeasureBody } from '@spadestik/domain/range'
import type { Range } from '@spadestik/domain/search'
import { sql } from 'kysely'
import type { ColumnOf, MeasureColumn } from '../storage/tables/SearchTables'
import type { Condition } from './allOf'
import type { FilterRow } from './FilterRow'
import { agentRange, endConditions, rangeConditions } from './range'

interface MeasureRow extends FilterRow {
  readonly column: MeasureColumn
  readonly rangeConditions: (range: Range) => Condition[]
  /** Requires a value within the ends of a range. */
  readonly endConditions: (range: Range) => Condition[]
}

const bound = (value: number | null) => (value === null ? null : sql`${value}::bigint`)

/** Values are integers, so a fractional minimum is rounded up and a fractional maximum is rounded down. */
const ends = ({ min, max }: Range) => ({
  first: bound(min === null ? null : Math.ceil(min)),
  last: bound(max === null ? null : Math.floor(max)),
})

/** A filter for a range of a number of projects and procurements, such as the budget (S13). */
export function measure<Name extends Measure>(name: Name, column: ColumnOf<Name>): MeasureRow {
  const figure = sql.ref(`s.${column}`)
  const value = {
    isStated: sql`${figure} is not null`,
    isUnstated: sql`${figure} is null`,
    isAtLeast: (least: Condition) => sql`${figure} >= ${least}`,
    isAtMost: (most: Condition) => sql`${figure} <= ${most}`,
  }
  const conditionsOf = (range: Range) =>
    rangeConditions(value, { ...ends(range), allowUnspecified: range.allowUnspecified })
  const [first, last, allowUnspecified] = [
    `${column}_min`,
    `${column}_max`,
    `allow_unspecified_${column}`,
  ] as const
  return {
    name,
    column,
    isPaid: false,
    itemColumns: [column],
    changedBy: [name],
    complete: (sent) => toMeasureBody(name, fromMeasureBody(name, sent)),
    rangeConditions: conditionsOf,
    endConditions: (range) => endConditions(value, ends(range)),
    searchConditions: (sent) => conditionsOf(fromMeasureBody(name, sent)),
    agentColumns(sent) {
      const range = fromMeasureBody(name, sent)
      return { [first]: range.min, [last]: range.max, [allowUnspecified]: range.allowUnspecified }
    },
    agentConditions: () => [agentRange(name, value, { first, last, allowUnspecified })],
    askedConditions(sent) {
      const range = fromMeasureBody(name, sent)
      return isFiltering(range)
        ? [{ name, asked: range, typeId: null, sent: toMeasureBody(name, range) }]
        : []
    },
    found(item) {
      const number = item[column] ?? null
      const currency = name === 'budget' && item.currency !== null ? { currency: item.currency } : {}
      return number === null ? null : { number: Number(number), ...currency }
    },
  }
}
