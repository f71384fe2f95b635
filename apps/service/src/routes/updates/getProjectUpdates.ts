import { sql } from 'kysely'
import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { viewOf } from '../../app/viewOf'
import { readUpdates } from '../../updates/readUpdates'
import { requireView } from '../../updates/requireView'

/**
 * Answers what has happened to a project, newest first.
 *
 * @source specification 7
 */
export const getProjectUpdates: Handler<'getProjectUpdates'> = async (call) => {
  const { db, caller, path } = call
  found(await db.selectFrom('projects').select('id').where('id', '=', path.id).executeTakeFirst(), 'project')
  await requireView(db, caller, path.id)
  return readUpdates(db, viewOf(call), sql`u.project_id = ${path.id}`)
}
