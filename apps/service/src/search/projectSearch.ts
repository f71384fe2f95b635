import type { Schemas } from '@spadestik/api-client/schema'
import { may, mayUseProjectPhase } from '@spadestik/domain/access'
import { dayAt } from '@spadestik/domain/dates'
import { withDays } from '@spadestik/domain/times'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Caller } from '../contract/Caller'
import type { View } from '../contract/View'
import { projectPhases } from '../reference/projectPhases'
import type { Database } from '../storage/Database'
import type { Condition } from './conditions/allOf'
import { itemConditions } from './conditions/itemConditions'
import { readHiddenIds } from '../items/hidden/readHiddenIds'
import type { Search } from './run/Search'
import { textConditions } from './conditions/textConditions'
import { timeConditions } from './conditions/timeConditions'
import { withBudget } from './conditions/withBudget'

function phaseConditions(caller: Caller, asked: readonly number[] = []): Condition[] {
  const allowed = projectPhases.map(({ id }): number => id).filter((id) => mayUseProjectPhase(caller, id))
  const searched = asked.length === 0 ? allowed : allowed.filter((id) => asked.includes(id))
  return searched.length === projectPhases.length ? [] : [sql`s.phase_id = any(${searched}::integer[])`]
}

/**
 * Prepares a search for projects. Relative times, such as 'the last 30 days', are counted from now, in the
 * time zone of the national domain (ADR 39). Finds only projects in a phase that the caller's subscription
 * includes.
 *
 * @param hidden the ids of items to leave out
 * @param onlyIds null searches all items
 */
export function prepareProjectSearch(
  { caller, language, now, timeZone }: View,
  sent: Schemas['ProjectCriteria'],
  hidden: readonly number[],
  onlyIds: readonly number[] | null = null,
): Search {
  const filters = withDays(sent, dayAt(now.getTime(), timeZone))
  const seesPaidDetails = may(caller, 'readPaidDetails')
  const text = textConditions(filters.freeSearch, filters.freeSearchType, {
    itemType: 'project',
    language,
    seesPaidDetails,
  })
  return {
    table: 'project_search',
    ...withBudget(
      [
        ...phaseConditions(caller, filters.projectPhases),
        ...itemConditions(filters, 'project', seesPaidDetails),
        ...timeConditions(filters, timeZone),
        ...(onlyIds === null ? [] : [sql`s.id = any(${[...onlyIds]}::integer[])`]),
        ...(hidden.length === 0 ? [] : [sql`s.id <> all(${[...hidden]}::integer[])`]),
        // Text conditions come last, because they are the most expensive.
        ...text.conditions,
      ],
      filters,
    ),
    rank: text.rank,
    hasPhrase: text.hasPhrase,
  }
}

/**
 * Prepares a search for projects, without those that are hidden from the caller.
 *
 * @param onlyIds null searches all items
 */
export async function projectSearch(
  db: Kysely<Database>,
  view: View,
  sent: Schemas['ProjectCriteria'],
  onlyIds: readonly number[] | null = null,
): Promise<Search> {
  const hidden = await readHiddenIds(db, view.caller, 'project_id')
  return prepareProjectSearch(view, sent, hidden, onlyIds)
}
