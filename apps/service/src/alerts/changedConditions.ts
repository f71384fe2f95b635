import { dayAt } from '@spadestik/domain/dates'
import { withDays } from '@spadestik/domain/times'
import type { ConditionName } from '../agents/agentConditions'
import type { FieldChange } from '../items/ledger/kindOf'
import type { SentFilters } from '../storage/records/AgentFilters'
import type { WindowRecord } from '../storage/records/itemParts'
import type { RelativeTimes } from '../storage/records/RelativeTimes'

/**
 * The fields in the ledger (the log of all changes of items) that each condition compares. A free text
 * compares any field.
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
  deadline: ['offers', 'participation'],
  start: ['buildingStart'],
  // Every change makes the latest update newer. So no change can end this condition, only the passing of time
  // can.
  updated: [],
  building: ['buildingStart', 'buildingEnd'],
  budget: ['budget'],
  buildingSize: ['buildingSize'],
  groundSize: ['groundSize'],
  units: ['units'],
  metres: ['metres'],
  isPublic: ['isPublic'],
}

/** Returns the first day of each relative time of an agent, counted from today. */
function firstDays(times: RelativeTimes | null, now: Date): SentFilters {
  if (times === null) return {}
  const { timeZone, ...relative } = times
  return withDays<SentFilters>(relative, dayAt(now.getTime(), timeZone))
}

/**
 * Whether the old value of a day was missing or already before the first day of a relative time. Then time,
 * and not the change, has ended the condition.
 */
const hadPassed = (day: string | null, first: string | null | undefined) =>
  first !== null && first !== undefined && (day === null || day < first)

/**
 * Returns those failing conditions of an agent that failed because of changes of an item. Leaves out
 * conditions that had already failed, because a relative time had moved on.
 *
 * @param times the relative times of the agent, or null
 */
export function changedConditions(
  failing: readonly ConditionName[],
  changes: readonly FieldChange[],
  times: RelativeTimes | null,
  now: Date,
): ConditionName[] {
  const { deadlineFrom, startFrom } = firstDays(times, now)
  return failing.filter((name) => {
    if (name === 'freeSearch') return true
    return changes.some(({ field, before }) => {
      if (field === null || !fieldsOf[name].includes(field)) return false
      if (name === 'deadline') return !hadPassed((before as WindowRecord | null)?.to ?? null, deadlineFrom)
      return name !== 'start' || !hadPassed(before as string | null, startFrom)
    })
  })
}
