import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from '@spadestik/domain/range'
import { fromMeasureBody, isFiltering, toMeasureBody, toTypedRange } from '@spadestik/domain/range'
import type { Range } from '@spadestik/domain/search'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import { textIntl } from '../reference/textIntl'
import type { AgentType } from '../storage/records/AgentFilters'
import type { ColumnOf, MeasureColumn } from '../storage/tables/SearchTables'
import type { Condition } from './allOf'
import { amountMessages, filterMessages as messages } from './Filter.messages'
import type { FilterRow } from './FilterRow'
import { agentRange, endConditions, otherConditions, rangeConditions } from './range'
import { rangeInWords } from './words'

interface MeasureRow extends FilterRow {
  readonly column: MeasureColumn
  readonly rangeConditions: (range: Range, itemType: AgentType) => Condition[]
  /** Requires a value within the ends of a range. */
  readonly endConditions: (range: Range) => Condition[]
  /** Requires that a part of the item has a value within the ends. Empty if parts have no such values. */
  readonly partConditions: (range: Range, itemType: AgentType) => Condition[]
}

const bound = (value: number | null) => (value === null ? null : sql`${value}::bigint`)

/** Values are integers, so a fractional minimum is rounded up and a fractional maximum is rounded down. */
const ends = ({ min, max }: Range) => ({
  first: bound(min === null ? null : Math.ceil(min)),
  last: bound(max === null ? null : Math.floor(max)),
})

/** Returns null for a range without ends. */
function amountInWords(
  name: Measure,
  { min = null, max = null }: Schemas['AskedValue'],
  language: LanguageCode,
): string | null {
  const { formatMessage, formatNumber } = textIntl(language)
  const typed = toTypedRange(name, { min, max, allowUnspecified: true })
  const numbers = [typed.min, typed.max].flatMap((end) => (end === null ? [] : formatNumber(end)))
  if (numbers.length === 0) return null
  const amount = formatMessage(amountMessages[name], { amount: numbers.join('–') })
  if (typed.min === null) return formatMessage(messages.to, { amount })
  return typed.max === null ? formatMessage(messages.from, { amount }) : amount
}

/**
 * A filter for a range of a number of projects and procurements, such as the budget (S13).
 *
 * @param parts the column of the search row of a procurement with the numbers of its lots
 */
export function measure<Name extends Measure>(
  name: Name,
  column: ColumnOf<Name>,
  parts: 'lot_sums' | null = null,
): MeasureRow {
  const figure = sql.ref(`s.${column}`)
  const value = {
    isStated: sql`${figure} is not null`,
    isUnstated: sql`${figure} is null`,
    isAtLeast: (least: Condition) => sql`${figure} >= ${least}`,
    isAtMost: (most: Condition) => sql`${figure} <= ${most}`,
  }
  const ofParts = (first: Condition, last: Condition) => {
    const figures = sql.ref(`s.${parts}`)
    return sql`(${figures} is not null and exists (
      select from unnest(${figures}) part where (${first} is null or part >= ${first}) and (${last} is null or part <= ${last})))`
  }
  const valueOf = (itemType: AgentType) => ({
    ...value,
    isOtherWithin: parts !== null && itemType === 'procurement' ? ofParts : undefined,
  })
  const conditionsOf = (range: Range, itemType: AgentType) =>
    rangeConditions(valueOf(itemType), { ...ends(range), allowUnspecified: range.allowUnspecified })
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
    copiedColumns: { [column]: sql`(i.details->>${sql.lit(name)})::numeric` },
    changedBy: [name],
    complete: (sent) => toMeasureBody(name, fromMeasureBody(name, sent)),
    rangeConditions: conditionsOf,
    endConditions: (range) => endConditions(value, ends(range)),
    partConditions: (range, itemType) => otherConditions(valueOf(itemType), ends(range)),
    searchConditions: (sent, { itemType }) => conditionsOf(fromMeasureBody(name, sent), itemType),
    agentColumns(sent) {
      const range = fromMeasureBody(name, sent)
      return { [first]: range.min, [last]: range.max, [allowUnspecified]: range.allowUnspecified }
    },
    agentConditions: (itemType) => [agentRange(name, valueOf(itemType), { first, last, allowUnspecified })],
    askedConditions(sent) {
      const range = fromMeasureBody(name, sent)
      return isFiltering(range)
        ? [{ name, asked: range, typeId: null, sent: toMeasureBody(name, range) }]
        : []
    },
    inWords: (asked, language) => rangeInWords(name, amountInWords(name, asked, language), asked, language),
    found(item) {
      const number = item[column] ?? null
      const currency = name === 'budget' && item.currency !== null ? { currency: item.currency } : {}
      return number === null ? null : { number: Number(number), ...currency }
    },
  }
}
