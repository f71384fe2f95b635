import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { findNote } from '../../notes/findNote'
import { writeNote } from '../../notes/writeNote'
import { readNote } from '../../responses/readNotes'
import { requireColleagues } from '../../sharing/requireColleagues'

/**
 * Saves a note that the caller shares; whoever leaves themself out gives it away.
 *
 * @source specification 4
 */
export const updateNote: Handler<'updateNote'> = async ({ db, caller, body, now }) => {
  const user = userOf(caller)
  await findNote(db, body.id, user.id)
  await requireColleagues(db, user, body.paUserIds)
  await db.transaction().execute((trx) => writeNote(trx, { noteId: body.id }, body, now))
  return found(await readNote(db, body.id), 'note')
}
