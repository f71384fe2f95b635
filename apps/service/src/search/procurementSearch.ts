import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import { dayAt } from '@spadestik/domain/dates'
import { withDays } from '@spadestik/domain/times'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../contract/View'
import type { Database } from '../storage/Database'
import { itemConditions } from './conditions/itemConditions'
import { readHiddenIds } from '../items/hidden/readHiddenIds'
import type { Search } from './run/Search'
import { textConditions } from './conditions/textConditions'
import { deadlineConditions, timeConditions } from './conditions/timeConditions'
import { withBudget } from './conditions/withBudget'

type Filters = Schemas['ProcurementCriteria']

/**
 * Prepares a search for procurements. Relative times, such as 'the next 14 days', are counted from now, in
 * the time zone of the national domain (ADR 39). Only subscribers may read deadlines, so the filter by
 * deadline is ignored for all other users (K02).
 *
 * @param hidden the ids of items to leave out
 * @param onlyIds null searches all items
 */
export function prepareProcurementSearch(
  { caller, language, now, timeZone }: View,
  sent: Filters,
  hidden: readonly number[],
  onlyIds: readonly number[] | null = null,
): Search {
  const filters = withDays(sent, dayAt(now.getTime(), timeZone))
  const seesPaidDetails = may(caller, 'readPaidDetails')
  const text = textConditions(filters.freeSearch, filters.freeSearchType, {
    itemType: 'procurement',
    language,
    seesPaidDetails,
  })
  const { procurementPhases = [], procurementTypes = [] } = filters
  return {
    table: 'procurement_search',
    ...(seesPaidDetails ? { deadlinesFrom: now } : {}),
    ...withBudget(
      [
        ...(procurementPhases.length === 0
          ? []
          : [sql`s.phase_id = any(${[...procurementPhases]}::integer[])`]),
        ...(procurementTypes.length === 0 ? [] : [sql`s.type_id = any(${[...procurementTypes]}::integer[])`]),
        ...itemConditions(filters, 'procurement', seesPaidDetails),
        ...timeConditions(filters, timeZone),
        ...(seesPaidDetails ? deadlineConditions(filters, now) : []),
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
 * Prepares a search for procurements, without those that are hidden from the caller.
 *
 * @param onlyIds null searches all items
 */
export async function procurementSearch(
  db: Kysely<Database>,
  view: View,
  sent: Filters,
  onlyIds: readonly number[] | null = null,
): Promise<Search> {
  const hidden = await readHiddenIds(db, view.caller, 'procurement_id')
  return prepareProcurementSearch(view, sent, hidden, onlyIds)
}
