import type { Handler } from '../../app/Operation'
import { viewOf } from '../../app/viewOf'
import { readProcurementSummaries } from '../../responses/readProcurementSummaries'
import { readProjectSummaries } from '../../responses/readProjectSummaries'
import { readHiddenIds } from '../../search/readHiddenIds'

/**
 * Answers the projects and procurements that are hidden for the caller as rows, those hidden last first.
 *
 * @source specification 2
 */
export const getHiddenItemDetails: Handler<'getHiddenItemDetails'> = async (call) => {
  const { db, caller } = call
  const view = viewOf(call)
  return {
    projects: await readProjectSummaries(db, await readHiddenIds(db, caller, 'project_id'), view),
    procurements: await readProcurementSummaries(db, await readHiddenIds(db, caller, 'procurement_id'), view),
  }
}
