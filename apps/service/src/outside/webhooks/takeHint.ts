import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { WebhookTables } from '../../storage/tables/WebhookTables'
import { isShared } from '../isShared'

/** A hint that this process sends. */
export interface TakenHint {
  readonly id: number
  readonly webhookId: number
  readonly messageId: string
  readonly kind: WebhookTables['webhook_deliveries']['kind']
  readonly body: string
  readonly tries: number
  readonly address: string
  readonly secret: string
  readonly formerSecret: string | null
  readonly formerUntil: string | null
  /** By this the process knows that the hint is still its own. */
  readonly leasedUntil: string
}

/** How many hints of one user are sent at a time, so that slow receivers of one do not keep others waiting. */
const ofOneUser = 2

/**
 * Takes a hint that is due. Of several processes one gets it. What has failed less often comes first, so that
 * receivers that are away do not keep others waiting.
 */
export async function takeHint(db: Kysely<Database>, now: Date): Promise<TakenHint | null> {
  const time = now.toISOString()
  const until = new Date(now.getTime() + limits.webhookLeaseMs).toISOString()
  const { rows } = await sql<TakenHint>`
    with taken as (
      select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        join users u on u.id = w.user_id join subscribers s on s.id = u.subscriber_id
      where d.due <= ${time}::timestamptz and (d.leased_until is null or d.leased_until < ${time}::timestamptz)
        and u.deactivated is null and s.ended is null and ${isShared('w')}
        and ${sql.lit(ofOneUser)} > (
          select count(*) from webhook_deliveries o join webhooks x on x.id = o.webhook_id
          where x.user_id = w.user_id and o.due is not null and o.leased_until >= ${time}::timestamptz)
      order by d.tries, d.due, d.id limit 1 for update of d skip locked)
    update webhook_deliveries d set leased_until = ${until}::timestamptz
    from taken, webhooks w where d.id = taken.id and w.id = d.webhook_id
    returning d.id, w.id as "webhookId", d.message_id as "messageId", d.kind, d.body, d.tries, w.address, w.secret,
      w.former_secret as "formerSecret", w.former_until as "formerUntil", d.leased_until as "leasedUntil"`.execute(
    db,
  )
  return rows[0] ?? null
}
