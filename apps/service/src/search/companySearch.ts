import type { Schemas } from '@spadestik/api-client/schema'
import { companyOrder as companyOrderByDefault } from '@spadestik/domain/search'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Condition } from './conditions/allOf'
import { allOf } from './conditions/allOf'
import { criteriaConditions } from './conditions/filterConditions'
import type { Search } from './run/Search'
import { textConditions } from './conditions/textConditions'

type Filters = Schemas['CompanyCriteria']

function itemsConditions({ criteria = [], projectPhases = [] }: Filters): Condition[] {
  const inPhase = sql`s.id in (select r.company_id from company_roles r
    join project_search p on p.id = r.project_id where p.phase_id = any(${[...projectPhases]}::integer[]))`
  const meeting = allOf(criteriaConditions(criteria))
  const inItems = sql`s.id in (
    select r.company_id from company_roles r join project_search s on s.id = r.project_id where ${meeting}
    union all
    select r.company_id from company_roles r join procurement_search s on s.id = r.procurement_id where ${meeting})`
  return [...(projectPhases.length === 0 ? [] : [inPhase]), ...(criteria.length === 0 ? [] : [inItems])]
}

/** @param updatedSince an RFC 3339 time; finds only companies that were published or updated since then */
export function companySearch(
  filters: Filters,
  reader: LanguageCode,
  updatedSince: string | null = null,
): Search {
  const text = textConditions(filters.freeSearch, filters.freeSearchType, {
    itemType: 'company',
    language: reader,
    seesPaidDetails: true,
  })
  const { countryIds = [], roles = [] } = filters
  return {
    table: 'company_search',
    conditions: [
      ...text.conditions,
      ...(countryIds.length === 0 ? [] : [sql`s.country_id = any(${[...countryIds]}::integer[])`]),
      ...(roles.length === 0 ? [] : [sql`s.roles && ${[...roles]}::integer[]`]),
      ...itemsConditions(filters),
      ...(updatedSince === null ? [] : [sql`s.updated >= ${updatedSince}::timestamptz`]),
    ],
    halves: null,
    rank: text.rank,
    hasPhrase: text.hasPhrase,
  }
}

/**
 * Returns the order of found companies. Companies cannot be sorted by sum or by day of publication, so the
 * order by latest update replaces these orders. If no order is requested, a search with a text, country or
 * role is sorted by best match.
 */
export function companyOrder(
  asked: Schemas['SearchOrder'] | undefined,
  { freeSearch, countryIds = [], roles = [] }: Filters,
): 'bestMatch' | 'updated' {
  if (asked !== undefined) return asked === 'bestMatch' ? 'bestMatch' : 'updated'
  return companyOrderByDefault({ freeSearch: freeSearch ?? '', countryIds, roles })
}
