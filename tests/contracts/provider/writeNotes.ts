import { colleague, paidUser } from './callerStates'
import type { Provider } from './Provider'

type Target = 'project' | 'procurement' | 'company'

const written = '2026-11-17T09:15:00.000Z'

/** Deletes the notes on an item. If `title` is given, writes one note on it that the users share. */
export async function writeNotes(
  { db, userId }: Provider,
  target: Target,
  id: number,
  title: string | null,
): Promise<void> {
  await db.deleteFrom('notes').where(`${target}_id`, '=', id).execute()
  if (title === null) return
  const about = { project_id: null, procurement_id: null, company_id: null, [`${target}_id`]: id }
  const users = [paidUser, colleague].map(userId)
  const note = await db
    .insertInto('notes')
    .values({
      ...about,
      title,
      text: 'Uge 49 sammen med Mads.',
      created: written,
      updated: written,
      created_by: userId(paidUser),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('note_users')
    .values(users.map((user_id) => ({ note_id: note.id, user_id })))
    .execute()
}
