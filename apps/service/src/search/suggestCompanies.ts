import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/Database'
import { likePrefix } from './likePrefix'

/** The pattern of the names in which a word begins with a text. */
const wordPattern = (text: string) => `(^|[^[:alnum:]])${text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&')}`

/**
 * Finds companies by the beginning of any word of their names, whatever the case and accents. Companies of the
 * caller's country come first, then names that begin with the text.
 */
export async function suggestCompanies(
  db: Kysely<Database>,
  term: string,
  countryId: number,
  limit: number,
): Promise<Schemas['CompanySuggestion'][]> {
  const text = term.trim()
  const rows = await db
    .selectFrom('company_search')
    .innerJoin('companies', 'companies.id', 'company_search.id')
    .select(['companies.id', 'companies.name', 'companies.details'])
    .where('plain_name', '~', sql<string>`plain_text(${wordPattern(text)})`)
    .orderBy(sql`company_search.country_id is not distinct from ${countryId}::integer`, 'desc')
    .orderBy(sql`plain_name like plain_text(${likePrefix(text)})`, 'desc')
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
