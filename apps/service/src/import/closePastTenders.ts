import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { loadCriterionPaths } from '../items/writers/loadCriterionPaths'
import { idOfCode } from '../reference/idOfCode'
import { procurementPhases } from '../reference/procurementPhases'
import type { Database } from '../storage/Database'
import { loadKnownCriteria } from './procurement/KnownCriteria'
import { writeProcess } from './writeProcess'

/**
 * The ids of the open phases. The SQL text must equal the condition of the partial index, so that PostgreSQL
 * uses this index.
 */
const openPhases = sql.raw('2, 3')

/** The number of procurements written per round. A small number keeps other calls responsive. */
const batchSize = 50

/**
 * Moves imported procurements to evaluation if their deadline has passed since they were written. The longest
 * overdue come first, and the next round writes the rest.
 *
 * @returns the number of procurements written
 */
export async function closePastTenders(db: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number; ocid: string }>`
    select p.id, substring(p.key from 6) as ocid
    from procurement_search s join procurements p on p.id = s.id
    where p.key like 'ocds:%' and s.phase_id in (${openPhases})
      and greatest(s.offers_to, s.participation_to, s.inquiry_to) < ${now.toISOString()}::timestamptz::date
    order by greatest(s.offers_to, s.participation_to, s.inquiry_to) limit ${batchSize}`.execute(db)
  if (rows.length === 0) return 0
  return db.transaction().execute(async (trx) => {
    const criteria = { known: await loadKnownCriteria(trx), paths: await loadCriterionPaths(trx) }
    for (const { ocid } of rows) await writeProcess(trx, ocid, criteria, { now: now.toISOString() })
    // If the releases of a procurement are no longer usable, `writeProcess` skips it, so its phase is updated
    // directly.
    for (const table of ['procurements', 'procurement_search'] as const) {
      await trx
        .updateTable(table)
        .set({ phase_id: idOfCode(procurementPhases, 'evaluation') })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .where('phase_id', 'in', [2, 3])
        .execute()
    }
    return rows.length
  })
}
