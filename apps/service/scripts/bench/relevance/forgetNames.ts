import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../src/storage/Database'
import { learnTranslations } from '../../../src/words/translations/learnTranslations'
import type { RelevanceQuery } from './readQueries'

/** Learns translations again without the names that are queries, because the queries would be their own lesson. */
export async function forgetNames(db: Kysely<Database>, queries: readonly RelevanceQuery[]): Promise<void> {
  const codes = queries.map(({ code }) => code)
  await sql`update criteria set names = '{}' where rtrim(code, '0') = any(${codes}::text[])`.execute(db)
  await learnTranslations(db)
}
