import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Caller } from '../../contract/Caller'
import { userOf } from '../../contract/Caller'
import type { Database } from '../../storage/Database'
import { isShared } from '../isShared'

/** Returns the query of a caller's webhooks, without their secrets. */
export const ownWebhooks = (db: Kysely<Database>, caller: Caller) =>
  db
    .selectFrom('webhooks as w')
    .select(['w.id', 'w.name', 'w.address', 'w.list_id as listId', 'w.agent_id as agentId', 'w.created'])
    .select(['w.former_until', 'w.ended', 'w.end_reason as endReason'])
    .select(
      sql<string | null>`(select max(d.delivered) from webhook_deliveries d where d.webhook_id = w.id)`.as(
        'lastDelivered',
      ),
    )
    .where('w.user_id', '=', userOf(caller).id)
    .where(isShared('w'))

type OwnWebhook = Awaited<ReturnType<ReturnType<typeof ownWebhooks>['executeTakeFirstOrThrow']>>

export function asWebhook({ former_until: until, ...webhook }: OwnWebhook, now: Date): Schemas['Webhook'] {
  const isPast = until === null || Date.parse(until) <= now.getTime()
  return { ...webhook, formerSecretUntil: isPast ? null : until }
}
