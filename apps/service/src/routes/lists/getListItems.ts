import { may } from '@spadestik/domain/access'
import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { viewOf } from '../../app/viewOf'
import { findList } from '../../lists/findList'
import { readCompanySummaries } from '../../responses/readCompanySummaries'
import { readProcurementSummaries } from '../../responses/readProcurementSummaries'
import { readProjectSummaries } from '../../responses/readProjectSummaries'

const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

/**
 * Answers what is on a list as rows, in the order of the list. Companies are shown to those with company access.
 *
 * @source specification 2
 */
export const getListItems: Handler<'getListItems'> = async (call) => {
  const { db, caller, path } = call
  const listId = path.id
  await findList(db, listId, userOf(caller).id)
  const projects = await db
    .selectFrom('list_projects')
    .select('project_id as id')
    .where('list_id', '=', listId)
    .orderBy('position')
    .execute()
  const procurements = await db
    .selectFrom('list_procurements')
    .select('procurement_id as id')
    .where('list_id', '=', listId)
    .orderBy('position')
    .execute()
  const companies = may(caller, 'readCompany')
    ? await db
        .selectFrom('list_companies')
        .select('company_id as id')
        .where('list_id', '=', listId)
        .orderBy('position')
        .execute()
    : []
  const view = viewOf(call)
  return {
    listId,
    projects: await readProjectSummaries(db, ids(projects), view),
    procurements: await readProcurementSummaries(db, ids(procurements), view),
    companies: await readCompanySummaries(db, ids(companies), view),
  }
}
