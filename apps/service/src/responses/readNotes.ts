import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Caller } from '../app/Caller'
import type { Database } from '../database/Database'

/**
 * Reads the notes on an item or company that the caller may see, newest first.
 *
 * @source specification 3
 */
export async function readNotes(
  db: Kysely<Database>,
  caller: Caller,
  owner: 'project_id' | 'procurement_id' | 'company_id',
  ownerId: number,
): Promise<Schemas['Note'][]> {
  if (caller.kind !== 'user') return []
  const rows = await db
    .selectFrom('notes')
    .leftJoin('users', 'users.id', 'notes.created_by')
    .select(['notes.id', 'title', 'text', 'created', 'updated', 'project_id', 'procurement_id', 'company_id'])
    .select('users.name as author')
    .select(
      sql<number[]>`(select array_agg(user_id order by user_id) from note_users where note_id = notes.id)`.as(
        'readers',
      ),
    )
    .where(`notes.${owner}`, '=', ownerId)
    .where('notes.id', 'in', (query) =>
      query.selectFrom('note_users').select('note_id').where('user_id', '=', caller.user.id),
    )
    .orderBy('notes.updated', 'desc')
    .orderBy('notes.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text,
    created: row.created,
    updated: row.updated,
    createdBy: row.author ?? '',
    paUserIds: row.readers,
    projectId: row.project_id,
    procurementId: row.procurement_id,
    companyId: row.company_id,
  }))
}
