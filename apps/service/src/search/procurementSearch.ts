import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Caller } from '../http/Caller'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import type { Condition } from './conditions/allOf'
import { allOf } from './conditions/allOf'
import { itemConditions } from './conditions/itemConditions'
import { readHiddenIds } from './readHiddenIds'
import type { Search } from './run/Search'
import { textConditions } from './conditions/textConditions'
import { withBudget } from './conditions/withBudget'

type Filters = Schemas['ProcurementCriteria']

function deadlineConditions({ deadlineFrom: from, deadlineTo: to }: Filters): Condition[] {
  const within = (column: string) => [
    ...(typeof from === 'string' ? [sql`${sql.ref(column)} >= ${from}::date`] : []),
    ...(typeof to === 'string' ? [sql`${sql.ref(column)} <= ${to}::date`] : []),
  ]
  const offers = within('s.offers_to')
  return offers.length === 0 ? [] : [sql`(${allOf(offers)}) or (${allOf(within('s.participation_to'))})`]
}

/**
 * Prepares a procurement search. Items that are hidden from the caller are left out. Deadlines are a paid
 * detail, so only users who may read them can filter by them (K02).
 */
export async function procurementSearch(
  db: Kysely<Database>,
  caller: Caller,
  filters: Filters,
  reader: LanguageCode,
): Promise<Search> {
  const seesPaidDetails = may(caller, 'readPaidDetails')
  const text = textConditions(filters.freeSearch, filters.freeSearchType, {
    itemType: 'procurement',
    language: reader,
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
        ...(seesPaidDetails ? deadlineConditions(filters) : []),
        ...(hidden.length === 0 ? [] : [sql`s.id <> all(${hidden}::integer[])`]),
        // Text conditions come last, because they are the most expensive.
        ...text.conditions,
      ],
      filters,
    ),
    rank: text.rank,
  }
}
