import { sql } from 'kysely'
import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { viewOf } from '../../app/viewOf'
import { findList } from '../../lists/findList'
import { readUpdates } from '../../updates/readUpdates'

/**
 * Answers the activity log of a list: what has happened to its projects and procurements, newest first.
 *
 * @source specification 3
 */
export const getListUpdates: Handler<'getListUpdates'> = async (call) => {
  const { db, caller, path } = call
  await findList(db, path.id, userOf(caller).id)
  const list = await db.selectFrom('lists').select('name').where('id', '=', path.id).executeTakeFirst()
  const updates = await readUpdates(
    db,
    viewOf(call),
    sql`u.project_id in (select project_id from list_projects where list_id = ${path.id})
      or u.procurement_id in (select procurement_id from list_procurements where list_id = ${path.id})`,
  )
  return { name: found(list, 'list').name, updates }
}
