import { oneLine } from '@spadestik/domain/agents'
import { limits } from '@spadestik/domain/limits'
import type { Kysely, Transaction } from 'kysely'
import { requireOwnRoom } from '../../accounts/auth/requireRoom'
import { userOf } from '../../contract/Caller'
import type { Call, Handler, OperationId } from '../../contract/Operation'
import { found } from '../../contract/Problem'
import { lastSettledId } from '../../ledger/commitOrder'
import type { Database } from '../../storage/Database'
import { requestHints } from '../../storage/queues'
import { asWebhook, ownWebhooks } from './asWebhook'
import { requireReceiver } from './requireReceiver'
import { requireWebhookSource } from './requireWebhookSource'
import { makeWebhookSecret } from './secrets'

type WebhookCall = Pick<Call<OperationId>, 'caller' | 'now'>

const readWebhook = async (db: Kysely<Database>, { caller, now }: WebhookCall, id: number) =>
  asWebhook(found(await ownWebhooks(db, caller).where('w.id', '=', id).executeTakeFirst(), 'webhook'), now)

export const getWebhooks: Handler<'getWebhooks'> = async ({ db, caller, now }) => {
  const webhooks = await ownWebhooks(db, caller).orderBy('w.id', 'desc').limit(limits.webhooksMax).execute()
  return webhooks.map((webhook) => asWebhook(webhook, now))
}

/** Creates a webhook, and returns its secret, which cannot be read again (O19). */
export const createWebhook: Handler<'createWebhook'> = async (call) => {
  const { db, caller, body, query, now, tokens } = call
  const { id: userId } = userOf(caller)
  requireReceiver(body.address)
  await requireWebhookSource(db, body, userId)
  const secret = makeWebhookSecret()
  const sealed = await tokens.seal(secret)
  const lookedTo = await lastSettledId(db)
  const webhook = await db.transaction().execute(async (trx) => {
    await requireOwnRoom(trx, 'webhooks', userId)
    const { id } = await trx
      .insertInto('webhooks')
      .values({
        user_id: userId,
        list_id: body.listId,
        agent_id: body.agentId,
        name: oneLine(body.name),
        address: body.address,
        secret: sealed,
        domain_id: query.domainId,
        created: now.toISOString(),
        looked_to: lookedTo,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return readWebhook(trx, call, id)
  })
  return { webhook, secret }
}

export const deleteWebhook: Handler<'deleteWebhook'> = async ({ db, caller, path }) => {
  const deleted = await db
    .deleteFrom('webhooks')
    .where('id', '=', path.id)
    .where('user_id', '=', userOf(caller).id)
    .returning('id')
    .executeTakeFirst()
  found(deleted, 'webhook')
}

/** Gives a webhook a new secret. The former one signs as well for a day, so that no hint is refused meanwhile. */
export const renewWebhookSecret: Handler<'renewWebhookSecret'> = async (call) => {
  const { db, path, now, tokens } = call
  const { id } = await readWebhook(db, call, path.id)
  const secret = makeWebhookSecret()
  const until = new Date(now.getTime() + limits.webhookFormerSecretHours * 3_600_000)
  await db
    .updateTable('webhooks')
    .set(({ ref }) => ({ former_secret: ref('secret'), former_until: until.toISOString() }))
    .set({ secret: await tokens.seal(secret) })
    .where('id', '=', id)
    .execute()
  return { webhook: await readWebhook(db, call, id), secret }
}

/** Queues the last hint again if it was given up. Without it, the receiver would not learn of the changes before it. */
async function requeueLost(trx: Transaction<Database>, webhookId: number, now: Date): Promise<void> {
  const last = await trx
    .selectFrom('webhook_deliveries')
    .select(['id', 'delivered', 'due'])
    .where('webhook_id', '=', webhookId)
    .where('kind', '=', 'changes')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || last.delivered !== null || last.due !== null) return
  await trx
    .updateTable('webhook_deliveries')
    .set({ due: now.toISOString(), tries: 0 })
    .where('id', '=', last.id)
    .execute()
  await requestHints(trx)
}

/** Starts sending again to a webhook that has ended, first of all the hint that was given up (O19). */
export const resumeWebhook: Handler<'resumeWebhook'> = async (call) => {
  const { db, path, now } = call
  const { id } = await readWebhook(db, call, path.id)
  await db.transaction().execute(async (trx) => {
    const resumed = await trx
      .updateTable('webhooks')
      .set({ ended: null, end_reason: null })
      .where('id', '=', id)
      .where('ended', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (resumed !== undefined) await requeueLost(trx, id, now)
  })
  return readWebhook(db, call, id)
}
