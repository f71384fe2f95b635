import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import { requireColleagues } from '../../accounts/auth/requireColleagues'
import { requireRoom } from '../../accounts/auth/requireRoom'
import { userOf } from '../../http/Caller'
import type { Handler } from '../../http/Operation'
import { viewOf } from '../../http/View'
import { localityOf } from '../../reference/domains'
import { settleOwnTiming } from '../../storage/ownTimings'
import { claimVersion } from '../claimVersion'
import { readArticles } from '../responses/readArticles'
import { readCompanySummaries } from '../responses/readCompanySummaries'
import { readProcurementSummaries } from '../responses/readProcurementSummaries'
import { readProjectSummaries } from '../responses/readProjectSummaries'
import { requireCompanyAccess, findList } from './findList'
import { readLists } from './readLists'
import { writeList, listAsSaved } from './writeList'

export const getLists: Handler<'getLists'> = ({ db, caller, query }) =>
  readLists(db, userOf(caller).id, localityOf(query.domainId).currency)

export const createList: Handler<'createList'> = async ({ db, caller, body, query, now }) => {
  const user = userOf(caller)
  const { currency } = localityOf(query.domainId)
  requireCompanyAccess(caller, body.companies)
  await requireColleagues(db, user, body.paUserIds)
  const id = await db.transaction().execute(async (trx) => {
    await requireRoom(trx, 'list', null, body.paUserIds)
    return writeList(trx, null, body, now)
  })
  const [list] = await readLists(db, user.id, currency, id)
  return list ?? listAsSaved(id, body, currency, now)
}

export const updateList: Handler<'updateList'> = async ({ db, caller, body, query, now }) => {
  const user = userOf(caller)
  const { currency } = localityOf(query.domainId)
  await findList(db, body.id, user.id)
  await requireColleagues(db, user, body.paUserIds)
  await db.transaction().execute(async (trx) => {
    await claimVersion(trx, { table: 'lists', id: body.id, expected: body.version })
    await requireRoom(trx, 'list', body.id, body.paUserIds)
    const kept = await trx
      .selectFrom('list_companies')
      .select('company_id')
      .where('list_id', '=', body.id)
      .execute()
    const known = new Set(kept.map((row) => row.company_id))
    requireCompanyAccess(
      caller,
      body.companies.filter((id) => !known.has(id)),
    )
    await settleOwnTiming(trx, { owner: 'list', ownerId: body.id, userId: user.id }, body)
    await writeList(trx, body.id, body, now)
  })
  const [list] = await readLists(db, user.id, currency, body.id)
  return list ?? listAsSaved(body.id, body, currency, now)
}

/** Deletes a list for all users who share it. */
export const deleteList: Handler<'deleteList'> = async ({ db, caller, path }) => {
  await findList(db, path.id, userOf(caller).id)
  await db.deleteFrom('lists').where('id', '=', path.id).execute()
}

const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

/** Returns items in the order of the list. Companies are included only for callers with company access. */
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

/** Returns the articles about the projects on the lists of the caller, newest first (D02). */
export const getRelevantArticles: Handler<'getRelevantArticles'> = async ({ db, caller, query }) => {
  const rows = await db
    .selectFrom('list_projects')
    .innerJoin('list_users', 'list_users.list_id', 'list_projects.list_id')
    .select('list_projects.project_id as id')
    .distinct()
    .where('list_users.user_id', '=', userOf(caller).id)
    .execute()
  return readArticles(
    db,
    rows.map(({ id }) => id),
    query.limit ?? limits.relevantArticles,
  )
}

export const markListSeen: Handler<'markListSeen'> = async ({ db, caller, path, now }) => {
  const { id } = userOf(caller)
  await findList(db, path.id, id)
  await db
    .updateTable('list_users')
    .set({ last_seen: now.toISOString() })
    .where('list_id', '=', path.id)
    .where('user_id', '=', id)
    .execute()
}
