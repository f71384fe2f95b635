import type { Handler } from '../../app/Operation'
import { found } from '../../app/found'
import { viewOf } from '../../app/viewOf'
import { payForView } from '../../auth/payForView'
import { readProject } from '../../responses/readProject'

/**
 * Answers a project. A limited visitor pays one view for it, the first time they see it.
 *
 * @source specification 4
 */
export const getProject: Handler<'getProject'> = async (call) => {
  const { db, caller, path } = call
  const project = found(await readProject(db, path.id, viewOf(call)), 'project')
  if (caller.kind === 'limited') await payForView(db, caller.visitorId, path.id)
  return project
}
