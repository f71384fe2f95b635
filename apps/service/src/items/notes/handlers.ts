import { may } from '@spadestik/domain/access'
import { requireColleagues } from '../../accounts/auth/requireColleagues'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { found, Problem } from '../../contract/Problem'
import { requireOneItem } from '../requireOneItem'
import { readNotes, readNote } from '../responses/readNotes'
import { writeNote, findNote } from './ownNotes'
import { requireNoteRoom } from './requireNoteRoom'

export const getProjectNotes: Handler<'getProjectNotes'> = async ({ db, caller, language, path }) => {
  found(await db.selectFrom('projects').select('id').where('id', '=', path.id).executeTakeFirst(), 'project')
  return readNotes(db, { caller, language }, 'project_id', path.id)
}

export const getProcurementNotes: Handler<'getProcurementNotes'> = async ({ db, caller, language, path }) => {
  found(
    await db.selectFrom('procurements').select('id').where('id', '=', path.id).executeTakeFirst(),
    'procurement',
  )
  return readNotes(db, { caller, language }, 'procurement_id', path.id)
}

/**
 * @throws Problem `forbidden` for a note on a company, if the caller has no company access, and when the item has as
 * many notes as allowed.
 */
export const createNote: Handler<'createNote'> = async ({ db, caller, language, body, now }) => {
  const user = userOf(caller)
  if (typeof body.companyId === 'number' && !may(caller, 'readCompany')) {
    throw new Problem(
      'forbidden',
      'Companies are not part of your product, so the note was not saved. Ask for another subscription.',
    )
  }
  await requireColleagues(db, user, body.paUserIds)
  const item = await requireOneItem(db, body)
  const id = await db.transaction().execute(async (trx) => {
    await requireNoteRoom(trx, item, body.paUserIds)
    return writeNote(trx, { authorId: user.id, item }, body, now)
  })
  return found(await readNote(db, id, language), 'note')
}

/** Changes a note. Users who remove themselves from the users of the note lose access to it. */
export const updateNote: Handler<'updateNote'> = async ({ db, caller, language, body, now }) => {
  const user = userOf(caller)
  await findNote(db, body.id, user.id)
  await requireColleagues(db, user, body.paUserIds)
  await db.transaction().execute((trx) => writeNote(trx, { noteId: body.id }, body, now))
  return found(await readNote(db, body.id, language), 'note')
}

/** Deletes a note for all users who share it. */
export const deleteNote: Handler<'deleteNote'> = async ({ db, caller, path }) => {
  await findNote(db, path.id, userOf(caller).id)
  await db.deleteFrom('notes').where('id', '=', path.id).execute()
}
