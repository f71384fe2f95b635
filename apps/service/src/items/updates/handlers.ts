import { may } from '@spadestik/domain/access'
import { sql } from 'kysely'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { found, Problem } from '../../contract/Problem'
import { viewOf } from '../../contract/View'
import { findList } from '../lists/findList'
import { phasesInProduct } from '../responses/phasesInProduct'
import { requirePhase } from '../requirePhase'
import { readUpdates } from './readUpdates'
import { requireView } from './requireView'
import { withItemNames } from './withItemNames'

export const getProjectUpdates: Handler<'getProjectUpdates'> = async (call) => {
  const { db, caller, path } = call
  found(await db.selectFrom('projects').select('id').where('id', '=', path.id).executeTakeFirst(), 'project')
  await requireView(db, caller, path.id)
  await requirePhase(db, caller, call.language, path.id)
  return readUpdates(db, viewOf(call), sql`u.project_id = ${path.id}`)
}

export const getProcurementUpdates: Handler<'getProcurementUpdates'> = async (call) => {
  const { db, path } = call
  const row = await db.selectFrom('procurements').select('id').where('id', '=', path.id).executeTakeFirst()
  found(row, 'procurement')
  return readUpdates(db, viewOf(call), sql`u.procurement_id = ${path.id}`)
}

export const getListUpdates: Handler<'getListUpdates'> = async (call) => {
  const { db, caller, path } = call
  await findList(db, path.id, userOf(caller).id)
  const list = await db.selectFrom('lists').select('name').where('id', '=', path.id).executeTakeFirst()
  const updates = await readUpdates(
    db,
    viewOf(call),
    sql`u.project_id in (select l.project_id from list_projects l join projects p on p.id = l.project_id
        where l.list_id = ${path.id} and ${phasesInProduct(caller, 'p.phase_id')})
      or u.procurement_id in (select procurement_id from list_procurements where list_id = ${path.id})`,
  )
  return { name: found(list, 'list').name, updates: await withItemNames(db, updates, call.language) }
}

/**
 * Returns an update of a project or procurement.
 *
 * @throws Problem `forbidden` for an update of a procurement, if the caller has no paid subscription. For a
 * limited visitor (a visitor without a subscription): `forbidden` if the visitor has not opened the project
 * of the update, or `accessRunOut` if the visitor may open no more projects.
 */
export const getUpdate: Handler<'getUpdate'> = async (call) => {
  const { db, caller, path } = call
  const row = await db.selectFrom('updates').select('project_id').where('id', '=', path.id).executeTakeFirst()
  const { project_id: projectId } = found(row, 'update')
  if (projectId !== null) {
    await requireView(db, caller, projectId)
    await requirePhase(db, caller, call.language, projectId)
  } else if (!may(caller, 'readProcurementUpdates')) {
    throw new Problem(
      'forbidden',
      'Updates of procurements are not part of your product, so this one is not shown. Ask for another subscription.',
    )
  }
  const [update] = await readUpdates(db, viewOf(call), sql`u.id = ${path.id}`)
  return found(update, 'update')
}
