import type { Schemas } from '@spadestik/api-client/schema'
import { requireColleagues } from '../../accounts/auth/requireColleagues'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { localityOf } from '../../reference/domains'
import { findList, requireCompanyAccess } from '../lists/findList'
import { readLists } from '../lists/readLists'
import { findMissing } from './findMissing'
import { hideFrom, unhideFrom } from './hideFrom'
import { moveToList } from './moveToList'

/** Puts several items on one list, and takes them off the caller's other lists (M04, Y02). */
export const addItemsToList: Handler<'addItemsToList'> = async ({ db, caller, body, query, now }) => {
  const { listId, type, ids } = body
  const { id: userId } = userOf(caller)
  requireCompanyAccess(caller, type === 'company' ? ids : [])
  await findList(db, listId, userId)
  const { missing, changed } = await db.transaction().execute(async (trx) => {
    const absent = await findMissing(trx, type, ids)
    const present = ids.filter((id) => !absent.includes(id))
    return { missing: absent, changed: await moveToList(trx, { listId, userId, type, ids: present, now }) }
  })
  const lists = await readLists(db, caller, localityOf(query.domainId).currency)
  return { lists: lists.filter(({ id }) => changed.has(id)), missing }
}

/** Hides several projects or procurements from users of the caller's company (B01, Y02). */
export const hideItems: Handler<'hideItems'> = async ({ db, caller, body, now }) => {
  const { type, ids, usersIds } = body
  const user = userOf(caller)
  await requireColleagues(db, user, usersIds, 'usersIds')
  return db.transaction().execute(async (trx) => {
    const missing = await findMissing(trx, type, ids)
    const present = ids.filter((id) => !missing.includes(id))
    const hidden: Schemas['HiddenFrom'][] = await hideFrom(trx, {
      column: `${type}_id`,
      ids: present,
      userIds: usersIds,
      subscriberId: user.subscriberId,
      now,
    })
    return { hidden, missing }
  })
}

/** Undoes `hideItems`. Items that were hidden before `hideItems` stay hidden (Y02). */
export const unhideItems: Handler<'unhideItems'> = async ({ db, caller, body }) => {
  const { subscriberId } = userOf(caller)
  await db.transaction().execute((trx) => unhideFrom(trx, subscriberId, body.hidden))
}
