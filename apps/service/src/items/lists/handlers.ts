import { limits } from '@spadestik/domain/limits'
import { requireColleagues } from '../../accounts/auth/requireColleagues'
import { requireRoom } from '../../accounts/auth/requireRoom'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { viewOf } from '../../contract/View'
import { localityOf } from '../../reference/domains'
import { settleOwnTiming } from '../../storage/ownTimings'
import { claimVersion } from '../claimVersion'
import { phasesInProduct } from '../responses/phasesInProduct'
import { readArticles } from '../responses/readArticles'
import { requireCompanyAccess, findList } from './findList'
import { readListItems } from './readListItems'
import { readLists } from './readLists'
import { writeList, listAsSaved } from './writeList'

export const getLists: Handler<'getLists'> = ({ db, caller, query }) =>
  readLists(db, caller, localityOf(query.domainId).currency)

export const createList: Handler<'createList'> = async ({ db, caller, body, query, now }) => {
  const user = userOf(caller)
  const { currency } = localityOf(query.domainId)
  requireCompanyAccess(caller, body.companies)
  await requireColleagues(db, user, body.paUserIds)
  const id = await db.transaction().execute(async (trx) => {
    await requireRoom(trx, 'list', null, body.paUserIds)
    return writeList(trx, null, body, now)
  })
  const [list] = await readLists(db, caller, currency, id)
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
  const [list] = await readLists(db, caller, currency, body.id)
  return list ?? listAsSaved(body.id, body, currency, now)
}

/** Deletes a list for all users who share it. */
export const deleteList: Handler<'deleteList'> = async ({ db, caller, path }) => {
  await findList(db, path.id, userOf(caller).id)
  await db.deleteFrom('lists').where('id', '=', path.id).execute()
}

/** Returns a page of the items of a list, see `readListItems`. */
export const getListItems: Handler<'getListItems'> = async (call) => {
  const { db, caller, path, query } = call
  await findList(db, path.id, userOf(caller).id)
  return readListItems(db, path.id, query, viewOf(call))
}

/** Returns the articles about the projects on the lists of the caller, newest first (D02). */
export const getRelevantArticles: Handler<'getRelevantArticles'> = async ({ db, caller, query }) => {
  const rows = await db
    .selectFrom('list_projects')
    .innerJoin('list_users', 'list_users.list_id', 'list_projects.list_id')
    .innerJoin('projects', 'projects.id', 'list_projects.project_id')
    .select('list_projects.project_id as id')
    .distinct()
    .where('list_users.user_id', '=', userOf(caller).id)
    .where(phasesInProduct(caller, 'projects.phase_id'))
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
