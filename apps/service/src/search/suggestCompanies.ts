import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/Database'
import { likePrefix } from './likePrefix'

/**
 * Finds companies whose names begin with a text, whatever its case and accents.
 *
 * @source specification 5
 */
export async function suggestCompanies(
  db: Kysely<Database>,
  term: string,
  limit: number,
): Promise<Schemas['CompanySuggestion'][]> {
  const rows = await db
    .selectFrom('company_search')
    .innerJoin('companies', 'companies.id', 'company_search.id')
    .select(['companies.id', 'companies.name', 'companies.details'])
    .where('plain_name', 'like', sql<string>`plain_text(${likePrefix(term.trim())})`)
    .orderBy('plain_name')
    .orderBy('companies.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, details }) => ({
    id,
    companyName: name,
    cvr: details.cvr,
    city: details.city,
  }))
}
