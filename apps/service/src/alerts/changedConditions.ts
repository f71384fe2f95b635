import { dayAt } from '@spadestik/domain/dates'
import { withDays } from '@spadestik/domain/times'
import type { ConditionName } from '../filters/AgentCondition'
import { filterTable } from '../filters/filterTable'
import type { FieldChange } from '../ledger/kindOf'
import type { SentFilters } from '../storage/records/AgentFilters'
import type { WindowRecord } from '../storage/records/itemParts'
import type { RelativeTimes } from '../storage/records/RelativeTimes'

/** Returns the fields in the ledger (the log of all changes of items) that a condition compares. */
function fieldsOf(name: Exclude<ConditionName, 'freeSearch'>): readonly string[] {
  if (name === 'postalCode') return ['postalCode']
  return filterTable[name === 'excludedCriteria' ? 'criteria' : name].changedBy
}

function firstDays(times: RelativeTimes | null, now: Date): SentFilters {
  if (times === null) return {}
  const { timeZone, ...relative } = times
  return withDays<SentFilters>(relative, dayAt(now.getTime(), timeZone))
}

/**
 * Whether a date failed the condition of a relative time (such as 'within 14 days') before the change,
 * because the date was missing or was earlier than `first`, the first day of the relative time.
 */
const hadPassed = (day: string | null, first: string | null | undefined) =>
  first !== null && first !== undefined && (day === null || day < first)

/**
 * Returns the conditions of an agent (a saved search) that an item no longer meets because of its changes.
 * Leaves out conditions that the item already failed before, for example because its deadline had passed.
 *
 * @param hasWindowAhead whether a date window of the item is not over. Then a new phase, such as a cancellation,
 * can have ended its deadlines.
 */
export function changedConditions(
  failing: readonly ConditionName[],
  changes: readonly FieldChange[],
  times: RelativeTimes | null,
  now: Date,
  hasWindowAhead: boolean,
): ConditionName[] {
  const { deadlineFrom, startFrom } = firstDays(times, now)
  return failing.filter((name) => {
    // A change of any field can affect the free text.
    if (name === 'freeSearch') return true
    return changes.some(({ field, before }) => {
      if (field === null || !fieldsOf(name).includes(field)) return false
      if (name === 'deadline' && field === 'phase') return hasWindowAhead
      if (name === 'deadline') return !hadPassed((before as WindowRecord | null)?.to ?? null, deadlineFrom)
      return name !== 'start' || !hadPassed(before as string | null, startFrom)
    })
  })
}
