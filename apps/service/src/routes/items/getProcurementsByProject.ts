import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { found } from '../../app/found'
import { viewOf } from '../../app/viewOf'
import { readProcurementSummaries } from '../../responses/readProcurementSummaries'

/**
 * Answers the procurements of a project, newest first.
 *
 * @source specification 7
 */
export const getProcurementsByProject: Handler<'getProcurementsByProject'> = async (call) => {
  const { db, path, query } = call
  found(await db.selectFrom('projects').select('id').where('id', '=', path.id).executeTakeFirst(), 'project')
  const rows = await db
    .selectFrom('procurements')
    .select('id')
    .where('project_id', '=', path.id)
    .orderBy('published', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit ?? limits.searchPageSize)
    .execute()
  return readProcurementSummaries(
    db,
    rows.map(({ id }) => id),
    viewOf(call),
  )
}
