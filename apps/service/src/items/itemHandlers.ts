import { limits } from '@spadestik/domain/limits'
import { payForView } from '../accounts/auth/limitedVisitors'
import type { Handler } from '../contract/Operation'
import { found } from '../contract/Problem'
import { viewOf } from '../contract/View'
import { requirePhase } from './requirePhase'
import { readProcurement } from './responses/readProcurement'
import { readProcurementSummaries } from './responses/readProcurementSummaries'
import { readProject } from './responses/readProject'

/**
 * Reads a project. A limited visitor (who may open a few projects without a subscription) spends one view
 * when opening this project for the first time (W05).
 */
export const getProject: Handler<'getProject'> = async (call) => {
  const { db, caller, path, language } = call
  await requirePhase(db, caller, language, path.id)
  const project = found(await readProject(db, path.id, viewOf(call)), 'project')
  if (caller.kind === 'limited') await payForView(db, caller.visitorId, path.id)
  return project
}

export const getProcurement: Handler<'getProcurement'> = async (call) =>
  found(await readProcurement(call.db, call.path.id, viewOf(call)), 'procurement')

export const getProcurementsByProject: Handler<'getProcurementsByProject'> = async (call) => {
  const { db, caller, path, query, language } = call
  await requirePhase(db, caller, language, path.id)
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
