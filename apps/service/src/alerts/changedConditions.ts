import { dayAt } from '@spadestik/domain/dates'
import { windowKinds } from '@spadestik/domain/deadlines'
import { withDays } from '@spadestik/domain/times'
import type { ConditionName } from '../agents/agentConditions'
import type { FieldChange } from '../ledger/kindOf'
import type { SentFilters } from '../storage/records/AgentFilters'
import type { WindowRecord } from '../storage/records/itemParts'
import type { RelativeTimes } from '../storage/records/RelativeTimes'

/**
 * The fields in the ledger (the log of all changes of items) that each condition compares. The free text is
 * missing here, because a change of any field can affect it.
 */
const fieldsOf: Readonly<Record<Exclude<ConditionName, 'freeSearch'>, readonly string[]>> = {
  postalCode: ['postalCode'],
  criteria: ['criteria'],
  excludedCriteria: ['criteria'],
  projectPhases: ['phase'],
  procurementPhases: ['phase'],
  procurementTypes: ['type'],
  roles: ['roles'],
  companies: ['roles'],
  countryIds: ['country'],
  deadline: [...windowKinds, 'phase'],
  start: ['buildingStart'],
  // The list is empty, because the condition `updated` compares no field in the log of changes. It compares
  // the date of the latest update, which every change makes newer.
  updated: [],
  building: ['buildingStart', 'buildingEnd'],
  budget: ['budget'],
  buildingSize: ['buildingSize'],
  groundSize: ['groundSize'],
  units: ['units'],
  metres: ['metres'],
  isPublic: ['isPublic'],
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
    if (name === 'freeSearch') return true
    return changes.some(({ field, before }) => {
      if (field === null || !fieldsOf[name].includes(field)) return false
      if (name === 'deadline' && field === 'phase') return hasWindowAhead
      if (name === 'deadline') return !hadPassed((before as WindowRecord | null)?.to ?? null, deadlineFrom)
      return name !== 'start' || !hadPassed(before as string | null, startFrom)
    })
  })
}
