import { requireColleagues } from '../../accounts/auth/requireColleagues'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { found, Problem } from '../../contract/Problem'
import { viewOf } from '../../contract/View'
import { claimVersion } from '../claimVersion'
import { requireOneItem } from '../requireOneItem'
import { localDay } from '../responses/localTime'
import { writeHiddenItemUsers, findHiddenItem } from './hiddenItemUsers'
import { readHiddenDetails } from './readHiddenDetails'
import { readHiddenItems } from './readHiddenItems'
import { readEndedIds } from './readEndedIds'

export const getHiddenItems: Handler<'getHiddenItems'> = (call) =>
  readHiddenItems(call.db, userOf(call.caller), viewOf(call))

/** Returns a page of the projects and procurements that are hidden from the caller, see `readHiddenDetails`. */
export const getHiddenItemDetails: Handler<'getHiddenItemDetails'> = (call) =>
  readHiddenDetails(call.db, call.query, viewOf(call))

/**
 * Hides a project or a procurement (B01).
 *
 * @throws Problem `conflict` when the caller's company has already hidden the item.
 */
export const createHiddenItem: Handler<'createHiddenItem'> = async (call) => {
  const { db, caller, body, now } = call
  const user = userOf(caller)
  await requireColleagues(db, user, body.usersIds, 'usersIds')
  const { project_id, procurement_id } = await requireOneItem(db, {
    projectId: body.projectId ?? null,
    procurementId: body.procurementId ?? null,
  })
  const values = { project_id, procurement_id, subscriber_id: user.subscriberId, created: now.toISOString() }
  const id = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('hidden_items')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) {
      throw new Problem(
        'conflict',
        'Your company hides this item already, so no second entry was created. Change the users of the existing entry.',
      )
    }
    await writeHiddenItemUsers(trx, row.id, body.usersIds)
    return row.id
  })
  const [entry] = await readHiddenItems(db, user, viewOf(call), id)
  return found(entry, 'hidden item')
}

export const updateHiddenItem: Handler<'updateHiddenItem'> = async (call) => {
  const { db, caller, body } = call
  const user = userOf(caller)
  await findHiddenItem(db, body.id, user)
  await requireColleagues(db, user, body.usersIds, 'usersIds')
  await db.transaction().execute(async (trx) => {
    await claimVersion(trx, { table: 'hidden_items', id: body.id, expected: body.version })
    await writeHiddenItemUsers(trx, body.id, body.usersIds)
  })
  const [entry] = await readHiddenItems(db, user, viewOf(call), body.id)
  return found(entry, 'hidden item')
}

/** Deletes the entry of a hidden item, so that the whole company sees the item again. */
export const deleteHiddenItem: Handler<'deleteHiddenItem'> = async ({ db, caller, path }) => {
  await findHiddenItem(db, path.id, userOf(caller))
  await db.deleteFrom('hidden_items').where('id', '=', path.id).execute()
}

/**
 * Stops hiding finished projects and tenders from the current user or, with `cleanForAll`, from the whole
 * company. If an item is no longer hidden from any user, its row in `hidden_items` is deleted.
 */
export const cleanUpHiddenItems: Handler<'cleanUpHiddenItems'> = async ({
  db,
  caller,
  query,
  now,
  timeZone,
  setHeader,
}) => {
  const { id: userId, subscriberId } = userOf(caller)
  setHeader('cache-control', 'no-store')
  const removed = await db.transaction().execute(async (trx) => {
    const over = await readEndedIds(trx, subscriberId, localDay(now, timeZone))
    const entries = trx.deleteFrom('hidden_items').where('id', '=', (any) => any.fn.any(any.val(over)))
    if (query.cleanForAll === true) return entries.returning('id').execute()
    await trx
      .updateTable('hidden_items')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', (any) => any.fn.any(any.val(over)))
      .execute()
    const removedForCaller = await trx
      .deleteFrom('hidden_item_users')
      .where('user_id', '=', userId)
      .where('hidden_item_id', '=', (any) => any.fn.any(any.val(over)))
      .returning('hidden_item_id as id')
      .execute()
    await entries
      .where((entry) =>
        entry.not(
          entry.exists(
            entry
              .selectFrom('hidden_item_users')
              .select('user_id')
              .whereRef('hidden_item_id', '=', 'hidden_items.id'),
          ),
        ),
      )
      .execute()
    return removedForCaller
  })
  return { removedIds: removed.map(({ id }) => id).sort((a, b) => a - b) }
}
