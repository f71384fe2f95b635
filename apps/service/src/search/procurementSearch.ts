import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import { dayAt } from '@spadestik/domain/dates'
import { withDays } from '@spadestik/domain/times'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../http/View'
import type { Database } from '../storage/Database'
import { itemConditions } from './conditions/itemConditions'
import { readHiddenIds } from './readHiddenIds'
import type { Search } from './run/Search'
import { textConditions } from './conditions/textConditions'
import { deadlineConditions, timeConditions } from './conditions/timeConditions'
import { withBudget } from './conditions/withBudget'

type Filters = Schemas['ProcurementCriteria']

/**
 * Prepares a procurement search. Relative times begin now, in the time zone of the national domain (ADR 39). Items that are hidden from the caller are left out. Deadlines are a paid
 * detail, so only users who may read them can filter by them (K02).
 */
export async function procurementSearch(
  db: Kysely<Database>,
  { caller, language, now, timeZone }: View,
  sent: Filters,
): Promise<Search> {
  const filters = withDays(sent, dayAt(now.getTime(), timeZone))
  const seesPaidDetails = may(caller, 'readPaidDetails')
  const text = textConditions(filters.freeSearch, filters.freeSearchType, {
    itemType: 'procurement',
    language,
    seesPaidDetails,
  })
  const hidden = await readHiddenIds(db, caller, 'procurement_id')
  const { procurementPhases = [], procurementTypes = [] } = filters
  return {
    table: 'procurement_search',
    hasDeadlines: seesPaidDetails,
    ...withBudget(
      [
        ...(procurementPhases.length === 0
          ? []
          : [sql`s.phase_id = any(${[...procurementPhases]}::integer[])`]),
        ...(procurementTypes.length === 0 ? [] : [sql`s.type_id = any(${[...procurementTypes]}::integer[])`]),
        ...itemConditions(filters, 'procurement', seesPaidDetails),
        ...timeConditions(filters, timeZone),
        ...(seesPaidDetails ? deadlineConditions(filters) : []),
        ...(hidden.length === 0 ? [] : [sql`s.id <> all(${hidden}::integer[])`]),
        // Text conditions come last, because they are the most expensive.
        ...text.conditions,
      ],
      filters,
    ),
    rank: text.rank,
    hasPhrase: text.hasPhrase,
  }
}
