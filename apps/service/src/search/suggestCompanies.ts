import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { beginning, join, printTextQuery } from '../words/asked/TextQuery'
import { documentFields, fieldLexeme } from '../words/documents/createDocument'
import { plainSpellings, wordsOf } from '../words/letters/letters'

export interface SuggestionUser {
  readonly countryId: number
  /**
   * Whether the user may read paid details. Other users get only suggestions of companies with a role that
   * everybody may see.
   */
  readonly seesPaidDetails: boolean
}

/** Returns the `tsquery` of names that may have words beginning with the typed ones. */
function beginningsOf(text: string): string {
  const words = wordsOf(text).map((word) =>
    join(
      'any',
      // Documents that an earlier version has written have no words of fields.
      plainSpellings(word).flatMap((plain) => [
        beginning(fieldLexeme(documentFields.name, plain)),
        beginning(plain.replaceAll('aa', 'a')),
      ]),
    ),
  )
  const query = join('all', words)
  return query === null ? '' : printTextQuery(query)
}

/**
 * Suggests companies with a word in their name that begins with the typed text, ignoring case and accents.
 * Companies of the user's country come first, then companies whose whole name begins with the text (S14).
 */
export async function suggestCompanies(
  db: Kysely<Database>,
  term: string,
  { countryId, seesPaidDetails }: SuggestionUser,
  limit: number,
): Promise<Schemas['CompanySuggestion'][]> {
  const text = term.trim()
  const hasOpenRole = sql<boolean>`exists (
    select 1 from company_roles r where r.company_id = company_search.id and not r.is_paid)`
  const rows = await db
    .selectFrom('company_search')
    .innerJoin('companies', 'companies.id', 'company_search.id')
    .select(['companies.id', 'companies.name', 'companies.details'])
    // The index of words quickly finds companies that might match. The pattern keeps the names that really
    // contain the typed text.
    .where(sql<boolean>`document @@ ${beginningsOf(text)}::tsquery`)
    .where(seesPaidDetails ? sql<boolean>`true` : hasOpenRole)
    // Escape after `plain_text`, because it turns other characters, such as wide brackets, into those of
    // patterns.
    .where(
      'plain_name',
      '~',
      sql<string>`('(^|[^[:alnum:]])' || regexp_replace(plain_text(${text}::text), '[^[:alnum:][:space:]]', '\\\\\\&', 'g'))`,
    )
    .orderBy(sql`company_search.country_id is not distinct from ${countryId}::integer`, 'desc')
    .orderBy(sql`starts_with(plain_name, plain_text(${text}::text))`, 'desc')
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
