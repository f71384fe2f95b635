import { addDays, dayAt, instantAt } from '@spadestik/domain/dates'
import { windowKinds } from '@spadestik/domain/deadlines'
import type { DayRange } from '@spadestik/domain/search'
import type { TimeName } from '@spadestik/domain/times'
import { fromTimeBody, isRelative, isTimeSet, toTimeBody, withDays } from '@spadestik/domain/times'
import { sql } from 'kysely'
import { textIntl } from '../reference/textIntl'
import type { SentFilters } from '../storage/records/AgentFilters'
import type { DayColumns } from '../storage/tables/AgentTables'
import type { AgentCondition } from './AgentCondition'
import { everybody, onlyPaid } from './AgentCondition'
import type { Condition } from './allOf'
import { deadlineDays, deadlineIsWithin, storedDeadlineDays } from './deadlineDays'
import { relativeTimeMessages } from './Filter.messages'
import type { FilterRow, ItemScope } from './FilterRow'
import { daysInWords, rangeInWords } from './words'

/** The first day and the last day of a filter, or the times at which it begins and ends. */
interface Ends {
  readonly first: string | null
  readonly last: string | null
}

interface Time extends Pick<FilterRow, 'isPaid' | 'itemColumns' | 'changedBy' | 'found'> {
  readonly name: TimeName
  /** The columns of agents with the two ends. */
  readonly columns: readonly [first: keyof DayColumns, last: keyof DayColumns]
  readonly columnType: 'date' | 'timestamptz'
  readonly endsOf: (days: DayRange, timeZone: string) => Ends
  readonly searchEnds: (ends: Ends, scope: ItemScope) => Condition[]
  readonly agentEnds: (first: Condition, last: Condition) => AgentCondition
}

interface TimeRow extends FilterRow, Pick<Time, 'columns' | 'columnType'> {}

const sameDays = ({ from: first, to: last }: DayRange): Ends => ({ first, last })

/** Returns the days of a filter. Those of a relative time, such as 'within 14 days', are not known yet. */
function fixedDays(name: TimeName, sent: SentFilters): DayRange {
  const sentTime = fromTimeBody(name, sent)
  return isRelative(sentTime) ? { from: null, to: null } : sentTime
}

/**
 * The SQL of an end of a filter. For a relative time, such as 'the next 14 days', the day is in the table `t`.
 * Otherwise it is stored with the agent `a`.
 */
const dayOf = (column: string) => sql`coalesce(${sql.ref(`t.${column}`)}, ${sql.ref(`a.${column}`)})`

function time({ searchEnds, agentEnds, endsOf, ...own }: Time): TimeRow {
  const { name, isPaid, columns } = own
  const [first, last] = columns
  return {
    ...own,
    complete: (sent) => toTimeBody(name, fromTimeBody(name, sent)),
    searchConditions: (sent, scope) =>
      scope.itemType === 'company' ? [] : searchEnds(endsOf(fixedDays(name, sent), scope.timeZone), scope),
    agentColumns(sent, timeZone) {
      const ends = endsOf(fixedDays(name, sent), timeZone)
      return { [first]: ends.first, [last]: ends.last }
    },
    agentConditions: () => [agentEnds(dayOf(first), dayOf(last))],
    askedConditions(sent, { today }) {
      const asked = fromTimeBody(name, sent)
      const days = fixedDays(name, today === undefined ? sent : withDays(sent, today))
      const within = isRelative(asked) ? asked.within : null
      return isTimeSet(asked)
        ? [{ name, asked: { ...days, within }, typeId: null, isPaid, sent: toTimeBody(name, asked) }]
        : []
    },
    inWords: (asked, language) =>
      typeof asked.within === 'number'
        ? [textIntl(language).formatMessage(relativeTimeMessages[name], { count: asked.within })]
        : rangeInWords(name, daysInWords(asked, language), asked, language),
  }
}

/** The conditions of a filter that compares one column. */
function comparing(
  name: TimeName,
  columnType: 'date' | 'timestamptz',
  isFrom: (first: Condition) => Condition,
  isUntil: (last: Condition) => Condition,
): Pick<Time, 'searchEnds' | 'agentEnds'> {
  const typed = (value: string) => sql`${value}::${sql.raw(columnType)}`
  return {
    searchEnds: ({ first, last }) => [
      ...(first === null ? [] : [isFrom(typed(first))]),
      ...(last === null ? [] : [isUntil(typed(last))]),
    ],
    agentEnds: (first, last) =>
      everybody(name, sql`(${first} is null or ${isFrom(first)}) and (${last} is null or ${isUntil(last)})`),
  }
}

/** The filter by the first day of the building period. */
export const start = time({
  name: 'start',
  isPaid: false,
  itemColumns: ['building_start'],
  changedBy: ['buildingStart'],
  columns: ['start_from', 'start_to'],
  columnType: 'date',
  endsOf: sameDays,
  ...comparing(
    'start',
    'date',
    (first) => sql`s.building_start >= ${first}`,
    (last) => sql`s.building_start <= ${last}`,
  ),
  found: ({ building_start: day = null }) => (day === null ? null : { day }),
})

const startOfDay = (day: string, timeZone: string) =>
  new Date(instantAt(day, '00:00', timeZone)).toISOString()

/** The filter by the day of the latest update. */
export const updated = time({
  name: 'updated',
  isPaid: false,
  itemColumns: ['updated'],
  // The list is empty, because the filter compares no field in the ledger. It compares the time of the latest
  // update, which every change makes newer.
  changedBy: [],
  columns: ['updated_from', 'updated_before'],
  columnType: 'timestamptz',
  endsOf: ({ from, to }, timeZone) => ({
    first: from === null ? null : startOfDay(from, timeZone),
    last: to === null ? null : startOfDay(addDays(to, 1), timeZone),
  }),
  ...comparing(
    'updated',
    'timestamptz',
    (first) => sql`s.updated >= ${first}`,
    (before) => sql`s.updated < ${before}`,
  ),
  found: (item, { timeZone }) => ({ day: dayAt(Date.parse(item.updated), timeZone) }),
})

/** The filter by the next deadline (ADR 8). */
export const deadline = time({
  name: 'deadline',
  isPaid: true,
  itemColumns: ['closings', 'closing_days'],
  changedBy: [...windowKinds, 'phase'],
  columns: ['deadline_from', 'deadline_to'],
  columnType: 'date',
  endsOf: sameDays,
  searchEnds({ first, last }, { now }) {
    if (first === null && last === null) return []
    const instant = sql`${now.toISOString()}::timestamptz`
    return [
      // This condition follows from the next one, and can use an index.
      first === null
        ? sql`s.last_closing > ${instant}`
        : sql`s.last_closing >= ${addDays(first, -1)}::timestamptz`,
      deadlineIsWithin(deadlineDays(instant), sql`${first}::date`, sql`${last}::date`),
    ]
  },
  agentEnds: (first, last) =>
    onlyPaid(
      'deadline',
      sql`(${first} is null and ${last} is null) or ${deadlineIsWithin(storedDeadlineDays, first, last)}`,
    ),
  found: ({ deadline: day = null }) => (day === null ? null : { deadlines: [day] }),
})
