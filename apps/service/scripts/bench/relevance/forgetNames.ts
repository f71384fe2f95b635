import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../src/storage/Database'
import { learnTranslations } from '../../../src/words/translations/learnTranslations'
import type { RelevanceQuery } from './readQueries'

/**
 * Deletes the names of criteria that are used as queries, and learns the translations of words again. The
 * dictionary would otherwise already contain the translations of the queries.
 */
export async function forgetNames(db: Kysely<Database>, queries: readonly RelevanceQuery[]): Promise<void> {
  const codes = queries.map(({ code }) => code)
  await sql`update criteria set names = '{}' where rtrim(code, '0') = any(${codes}::text[])`.execute(db)
  await learnTranslations(db)
}
