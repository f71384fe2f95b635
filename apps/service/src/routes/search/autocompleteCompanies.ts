import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { sql } from 'kysely'
import { likePrefix } from '../../search/likePrefix'

/**
 * Answers companies whose names begin with what was typed, whatever its case and accents.
 *
 * @source specification 5
 */
export const autocompleteCompanies: Handler<'autocompleteCompanies'> = async ({ db, query }) => {
  const rows = await db
    .selectFrom('company_search')
    .innerJoin('companies', 'companies.id', 'company_search.id')
    .select(['companies.id', 'companies.name', 'companies.details'])
    .where('plain_name', 'like', sql<string>`lower(unaccent(${likePrefix(query.term.trim())}))`)
    .orderBy('plain_name')
    .orderBy('companies.id')
    .limit(query.limit ?? limits.autocompleteResults)
    .execute()
  return rows.map(({ id, name, details }) => ({
    id,
    companyName: name,
    cvr: details.cvr,
    city: details.city,
  }))
}
