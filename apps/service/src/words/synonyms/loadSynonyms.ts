import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { readSynonyms } from './readSynonyms'
import { writeSynonyms } from './writeSynonyms'

/** Writes the synonyms of the product to a database that has none yet. Later `pnpm import:synonyms` replaces them. */
export async function loadSynonyms(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`select from synonyms limit 1`.execute(trx)
    if (rows.length > 0) return
    await sql`lock table synonyms in exclusive mode`.execute(trx)
    const { rows: again } = await sql`select from synonyms limit 1`.execute(trx)
    if (again.length === 0) await writeSynonyms(trx, readSynonyms())
  })
}
