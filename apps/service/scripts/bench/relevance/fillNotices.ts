import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { importCriteria } from '../../../src/import/codeLists/importCriteria'
import { importTenders } from '../../../src/import/importTenders'
import { writeCriteria } from '../../../src/items/writers/writeCriteria'
import { criterionTypes } from '../../../src/reference/criteria/criterionTypes'
import type { Database } from '../../../src/storage/Database'
import { readDocuments } from '../../../src/words/documents/readDocuments'
import { learnAllWords } from '../../learnAllWords'

const now = '2026-11-21T12:00:00Z'

async function writeDocuments(db: Kysely<Database>): Promise<void> {
  const ids = (await db.selectFrom('procurements').select('id').execute()).map(({ id }) => id)
  const documents = await readDocuments(db, 'procurement', ids)
  for (const [id, { document, biwords }] of documents) {
    await sql`
      update procurement_search set document = ${document}::tsvector, biwords = ${biwords}::integer[] where id = ${id}`.execute(
      db,
    )
  }
}

/**
 * Removes texts that reveal the CPV class (EU purchase category) of a notice: names of criteria and
 * machine-translated titles. Also removes notices in languages other than Danish, Swedish, Norwegian and
 * English, because a search could find these only by a translated title.
 */
async function blind(db: Kysely<Database>): Promise<void> {
  await sql`delete from procurements where language not in ('da', 'sv', 'nb', 'en')`.execute(db)
  await sql`update procurements set names = jsonb_build_object(language, names->>language)`.execute(db)
  // The criteria that are searched stay in `procurement_search`, as the answers.
  await sql`update procurements set criteria = '{}', details = details - 'tenderText'`.execute(db)
  await sql`delete from company_roles where procurement_id is not null`.execute(db)
  await writeDocuments(db)
}

interface NoticeFiles {
  readonly tenders: string
  readonly cpv: string
}

async function importFiles(db: Kysely<Database>, files: NoticeFiles): Promise<void> {
  await db.transaction().execute((trx) => writeCriteria(trx, criterionTypes))
  await importCriteria(db, files.cpv, 'CPV', now)
  await importTenders(db, files.tenders, { countries: null, now })
}

async function learnAndAnalyze(db: Kysely<Database>): Promise<void> {
  await learnAllWords(db)
  await sql`vacuum analyze`.execute(db)
}

export async function importNotices(db: Kysely<Database>, files: NoticeFiles): Promise<void> {
  await importFiles(db, files)
  await learnAndAnalyze(db)
}

export async function fillNotices(db: Kysely<Database>, files: NoticeFiles): Promise<number> {
  await importFiles(db, files)
  await blind(db)
  await learnAndAnalyze(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from procurement_search`.execute(db)
  return rows[0]?.count ?? 0
}
