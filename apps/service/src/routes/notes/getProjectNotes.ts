import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { readNotes } from '../../responses/readNotes'

/**
 * Answers the notes on a project that the caller may see, newest first.
 *
 * @source specification 7
 */
export const getProjectNotes: Handler<'getProjectNotes'> = async ({ db, caller, path }) => {
  found(await db.selectFrom('projects').select('id').where('id', '=', path.id).executeTakeFirst(), 'project')
  return readNotes(db, caller, 'project_id', path.id)
}
