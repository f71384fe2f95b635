import { may } from '@spadestik/domain/access'
import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { userOf } from '../../app/userOf'
import { writeNote } from '../../notes/writeNote'
import { readNote } from '../../responses/readNotes'
import { requireColleagues } from '../../sharing/requireColleagues'
import { requireOneItem } from '../../sharing/requireOneItem'

/**
 * Saves a new note.
 *
 * @throws Problem `forbidden` for a note on a company by somebody without company access.
 * @source specification 4
 */
export const createNote: Handler<'createNote'> = async ({ db, caller, body, now }) => {
  const user = userOf(caller)
  if (typeof body.companyId === 'number' && !may(caller, 'readCompany')) {
    throw new Problem(
      'forbidden',
      'Companies are not part of your product, so the note was not saved. Ask for another subscription.',
    )
  }
  await requireColleagues(db, user, body.paUserIds)
  const item = await requireOneItem(db, body)
  const id = await db.transaction().execute((trx) => writeNote(trx, { authorId: user.id, item }, body, now))
  return found(await readNote(db, id), 'note')
}
