import type { Schemas } from '@spadestik/api-client/schema'
import { companyOrder as companyOrderByDefault } from '@spadestik/domain/search'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import { filtersOf } from '../filters/filterTable'
import type { Search } from './run/Search'
import { textConditions } from './conditions/textConditions'

type Filters = Schemas['CompanyCriteria']

/** @param updatedSince an RFC 3339 time; finds only companies that were published or updated since then */
export async function companySearch(
  db: Kysely<Database>,
  filters: Filters,
  reader: LanguageCode,
  updatedSince: string | null = null,
): Promise<Search> {
  const text = await textConditions(db, filters.freeSearch, filters.freeSearchType, {
    itemType: 'company',
    language: reader,
    seesPaidDetails: true,
  })
  return {
    table: 'company_search',
    conditions: [
      ...text.conditions,
      ...filtersOf('company').flatMap(({ searchConditions }) =>
        searchConditions(filters, { itemType: 'company', seesPaidDetails: true }),
      ),
      ...(updatedSince === null ? [] : [sql`s.updated >= ${updatedSince}::timestamptz`]),
    ],
    parts: null,
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
