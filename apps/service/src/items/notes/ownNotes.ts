import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely, Transaction } from 'kysely'
import { Problem, found } from '../../contract/Problem'
import { claimVersion } from '../claimVersion'
import type { ItemReference } from '../requireOneItem'
import type { Database } from '../../storage/Database'

/**
 * Checks that a user may see a note.
 *
 * @throws Problem `notFound` when the note does not exist or the user may not see it.
 */
export async function findNote(db: Kysely<Database>, noteId: number, userId: number): Promise<void> {
  const row = await db
    .selectFrom('note_users')
    .select('note_id')
    .where('note_id', '=', noteId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row !== undefined) return
  throw new Problem(
    'notFound',
    'There is no such note, or it is not shared with you. Choose one of your notes.',
  )
}

export type NoteTarget =
  | { readonly noteId: number }
  | { readonly authorId: number; readonly item: ItemReference }

/**
 * Creates a note, or replaces the note with the given id. A replaced note keeps its author, item and creation
 * time.
 *
 * @throws Problem `notFound` when the note has been deleted in the meantime, `conflict` when the draft names
 * another version than the current one.
 */
export async function writeNote(
  trx: Transaction<Database>,
  target: NoteTarget,
  { title, text, paUserIds, version }: Schemas['NoteDraft'],
  now: Date,
): Promise<number> {
  const heading = title?.trim() ?? ''
  const updated = now.toISOString()
  const values = { title: heading === '' ? null : heading, text: text.trim(), updated }
  if ('noteId' in target) {
    await claimVersion(trx, { table: 'notes', id: target.noteId, expected: version })
  }
  const row =
    'noteId' in target
      ? await trx
          .updateTable('notes')
          .set(values)
          .where('id', '=', target.noteId)
          .returning('id')
          .executeTakeFirst()
      : await trx
          .insertInto('notes')
          .values({ ...values, ...target.item, created: updated, created_by: target.authorId })
          .returning('id')
          .executeTakeFirst()
  const { id } = found(row, 'note')
  await trx.deleteFrom('note_users').where('note_id', '=', id).execute()
  await trx
    .insertInto('note_users')
    .values(paUserIds.map((user_id) => ({ note_id: id, user_id })))
    .execute()
  return id
}
