import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { importCriteria } from '../../../src/import/importCriteria'
import { importTenders } from '../../../src/import/importTenders'
import { writeCriteria } from '../../../src/items/writers/writeCriteria'
import { criterionTypes } from '../../../src/reference/criteria/criterionTypes'
import type { Database } from '../../../src/storage/Database'
import { learnAllWords } from '../../learnAllWords'

const now = '2026-11-21T12:00:00Z'

/**
 * Removes texts that reveal the CPV class (EU purchase category) of a notice: names of criteria and
 * machine-translated titles. Also removes notices in languages other than Danish, Swedish, Norwegian and
 * English, because a search could find these only by a translated title.
 */
async function blind(db: Kysely<Database>): Promise<void> {
  await sql`delete from procurements where language not in ('da', 'sv', 'nb', 'en')`.execute(db)
  await sql`update procurements set names = jsonb_build_object(language, names->>language)`.execute(db)
  await sql`
    update procurement_search s
    set document = search_document(i.language, i.names,
      concat_ws(' ', i.details->>'city', i.details->>'address'), i.details->>'summary', i.details->>'description',
      null, i.details->>'liable')
    from procurements i where i.id = s.id`.execute(db)
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
