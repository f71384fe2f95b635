import { sql } from 'kysely'
import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { viewOf } from '../../app/viewOf'
import { readUpdates } from '../../updates/readUpdates'

/**
 * Answers what has happened to a procurement, newest first.
 *
 * @source specification 7
 */
export const getProcurementUpdates: Handler<'getProcurementUpdates'> = async (call) => {
  const { db, path } = call
  const row = await db.selectFrom('procurements').select('id').where('id', '=', path.id).executeTakeFirst()
  found(row, 'procurement')
  return readUpdates(db, viewOf(call), sql`u.procurement_id = ${path.id}`)
}
