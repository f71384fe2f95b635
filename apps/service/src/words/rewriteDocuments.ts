import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { SearchedType } from './documents/readDocuments'
import { readDocuments } from './documents/readDocuments'

const documentsAtOnce = 500

/**
 * Writes the search documents of queued items anew, so that they have the parts of compounds that have been
 * learned since. Documents that another transaction is writing stay queued.
 *
 * @returns the number of documents that left the queue
 */
export function rewriteDocuments(db: Kysely<Database>, type: SearchedType): Promise<number> {
  const search = sql.table(`${type}_search`)
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select s.id from word_queue q join ${search} s on s.id = q.item_id
      where q.item_type = ${type} and q.is_counted
      order by s.id limit ${sql.lit(documentsAtOnce)} for update of s, q skip locked`.execute(trx)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const documents = await readDocuments(trx, type, ids)
    const written = [...documents].map(([id, own]) => ({ id, ...own }))
    await sql`
      update ${search} s set document = d.document::tsvector, biwords = d.biwords
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as d(id integer, document text, biwords integer[])
      where d.id = s.id and (s.document <> d.document::tsvector or s.biwords is distinct from d.biwords)`.execute(
      trx,
    )
    await sql`delete from word_queue where item_type = ${type} and item_id = any(${ids}::integer[])`.execute(
      trx,
    )
    return rows.length
  })
}
