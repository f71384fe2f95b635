import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { takeTry, tryLimits } from '../../accounts/auth/takeTry'
import type { Caller } from '../../contract/Caller'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { found } from '../../contract/Problem'
import type { Database } from '../../storage/Database'
import { requestHints } from '../../storage/queues'
import { asDelivery } from './asDelivery'
import { ownWebhooks } from './asWebhook'
import { createDelivery } from './createDelivery'

const findWebhook = async (db: Kysely<Database>, caller: Caller, id: number) =>
  found(await ownWebhooks(db, caller).where('w.id', '=', id).executeTakeFirst(), 'webhook')

export const getWebhookDeliveries: Handler<'getWebhookDeliveries'> = async ({ db, caller, path, query }) => {
  const { before, limit = limits.searchPageSize } = query
  const webhook = await findWebhook(db, caller, path.id)
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhook.id)
    .$if(before !== undefined, (hints) => hints.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map(asDelivery)
  return { items, before: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** Sends a test, so that a user sees at once whether a receiver works (O19). */
export const testWebhook: Handler<'testWebhook'> = async (call) => {
  const { db, caller, path, now } = call
  const webhook = await findWebhook(db, caller, path.id)
  await takeTry(call, tryLimits.webhookSend(userOf(caller).id))
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('webhook_deliveries')
      .values(createDelivery(webhook, 'test', null, now))
      .returningAll()
      .executeTakeFirstOrThrow()
    await requestHints(trx)
    return asDelivery(row)
  })
}

/** Sends the same message again, with tries of its own (O19). */
export const repeatWebhookDelivery: Handler<'repeatWebhookDelivery'> = async (call) => {
  const { db, caller, path, now } = call
  const webhook = await findWebhook(db, caller, path.id)
  const hint = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('id', '=', path.deliveryId)
    .where('webhook_id', '=', webhook.id)
    .executeTakeFirst()
  const { id } = found(hint, 'hint')
  await takeTry(call, tryLimits.webhookSend(userOf(caller).id))
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('webhook_deliveries')
      .set({ due: now.toISOString(), tries: 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    await requestHints(trx)
    return asDelivery(found(row, 'hint'))
  })
}
