import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'

const documentsAtOnce = 500

/**
 * Adds the known parts of compounds to the search documents of queued items. Documents that another
 * transaction is writing stay queued.
 *
 * @returns the number of documents that left the queue
 */
export async function rewriteDocuments(
  db: Kysely<Database>,
  type: 'project' | 'procurement' | 'company',
): Promise<number> {
  const search = sql.table(`${type}_search`)
  const { rows } = await sql<{ item_id: number }>`
    with locked as materialized (
      select s.id, s.document from word_queue q join ${search} s on s.id = q.item_id
      where q.item_type = ${type} and q.is_counted
      order by s.id limit ${sql.lit(documentsAtOnce)} for update of s, q skip locked
    ), fresh as materialized (
      select id, document as old, base || search_parts(base) as document
      from locked cross join lateral search_without_parts(document) base
    ), written as (
      update ${search} s set document = f.document from fresh f where f.id = s.id and f.document <> f.old
    )
    delete from word_queue q using locked
    where q.item_type = ${type} and q.item_id = locked.id returning q.item_id`.execute(db)
  return rows.length
}
