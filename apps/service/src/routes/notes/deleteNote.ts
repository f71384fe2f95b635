import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { findNote } from '../../notes/findNote'

/**
 * Deletes a note for all who share it.
 *
 * @source specification 4
 */
export const deleteNote: Handler<'deleteNote'> = async ({ db, caller, path }) => {
  await findNote(db, path.id, userOf(caller).id)
  await db.deleteFrom('notes').where('id', '=', path.id).execute()
}
