import { may, mayUseProjectPhase } from '@spadestik/domain/access'
import { dayAt } from '@spadestik/domain/dates'
import { withDays } from '@spadestik/domain/times'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Condition } from '../filters/allOf'
import { filtersOf } from '../filters/filterTable'
import type { Caller } from '../contract/Caller'
import type { View } from '../contract/View'
import { projectPhases } from '../reference/projectPhases'
import type { Database } from '../storage/Database'
import type { SentFilters } from '../storage/records/AgentFilters'
import { textConditions } from './conditions/textConditions'
import { withBudget } from './conditions/withBudget'
import { readHiddenIds } from '../items/hidden/readHiddenIds'
import type { Search } from './run/Search'

type ItemType = 'project' | 'procurement'

/** Requires a phase that was asked for and that the caller's subscription includes. */
function phaseConditions(caller: Caller, asked: readonly number[] = []): Condition[] {
  const allowed = projectPhases.map(({ id }): number => id).filter((id) => mayUseProjectPhase(caller, id))
  const searched = asked.length === 0 ? allowed : allowed.filter((id) => asked.includes(id))
  return searched.length === projectPhases.length ? [] : [sql`s.phase_id = any(${searched}::integer[])`]
}

/**
 * Prepares a search for projects or procurements. Relative times, such as 'the last 30 days', are counted from
 * now, in the time zone of the national domain (ADR 39). Finds only projects in a phase that the caller's
 * subscription includes. Filters that only subscribers can use are ignored for all other users (K02).
 *
 * @param hidden the ids of items to leave out
 * @param onlyIds null searches all items
 */
export async function prepareItemSearch(
  db: Kysely<Database>,
  itemType: ItemType,
  { caller, language, now, timeZone }: View,
  sent: SentFilters,
  hidden: readonly number[],
  onlyIds: readonly number[] | null = null,
): Promise<Search> {
  const filters = withDays(sent, dayAt(now.getTime(), timeZone))
  const seesPaidDetails = may(caller, 'readPaidDetails')
  const scope = { itemType, seesPaidDetails, now, timeZone }
  const text = await textConditions(db, filters.freeSearch, filters.freeSearchType, {
    itemType,
    language,
    seesPaidDetails,
  })
  const conditions = filtersOf(itemType).flatMap(({ name, isPaid, searchConditions }) => {
    if (name === 'projectPhases') return phaseConditions(caller, filters.projectPhases)
    // `withBudget` adds the condition of the budget.
    if (name === 'budget' || (isPaid && !seesPaidDetails)) return []
    return searchConditions(filters, scope)
  })
  return {
    table: `${itemType}_search`,
    ...(itemType === 'procurement' && seesPaidDetails ? { deadlinesFrom: now } : {}),
    ...withBudget(
      [
        ...conditions,
        ...(onlyIds === null ? [] : [sql`s.id = any(${[...onlyIds]}::integer[])`]),
        ...(hidden.length === 0 ? [] : [sql`s.id <> all(${[...hidden]}::integer[])`]),
        // Text conditions come last, because they are the most expensive.
        ...text.conditions,
      ],
      filters,
      itemType,
    ),
    rank: text.rank,
    hasPhrase: text.hasPhrase,
  }
}

/** Returns the function that prepares a search of a type, without the items that are hidden from the caller. */
export const itemSearch =
  (itemType: ItemType) =>
  async (
    db: Kysely<Database>,
    view: View,
    sent: SentFilters,
    onlyIds: readonly number[] | null = null,
  ): Promise<Search> => {
    const hidden = await readHiddenIds(db, view.caller, `${itemType}_id`)
    return prepareItemSearch(db, itemType, view, sent, hidden, onlyIds)
  }

export const projectSearch = itemSearch('project')

export const procurementSearch = itemSearch('procurement')
