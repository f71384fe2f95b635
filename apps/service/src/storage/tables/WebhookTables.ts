import type { Schemas } from '@spadestik/api-client/schema'
import type { ColumnType, Generated } from 'kysely'

type Optional<Value> = ColumnType<Value | null, Value | null | undefined>

/** The tables of webhooks (ADR 102). */
export interface WebhookTables {
  webhooks: {
    id: Generated<number>
    user_id: number
    list_id: number | null
    agent_id: number | null
    name: string
    address: string
    /** Sealed (`Tokens`). */
    secret: string
    /** Sealed. */
    former_secret: Optional<string>
    former_until: Optional<string>
    /** The national domain (dk, se or no) of the call. */
    domain_id: number
    created: string
    /** The id of a change. Hints tell of changes up to it, and the next one is about those after it. */
    looked_to: number
    ended: Optional<string>
    end_reason: Optional<NonNullable<Schemas['Webhook']['endReason']>>
  }
  webhook_deliveries: {
    id: Generated<number>
    webhook_id: number
    message_id: string
    kind: Schemas['WebhookDelivery']['kind']
    body: string
    created: string
    tries: Generated<number>
    /** When it is sent next. Null after the last try. */
    due: Optional<string>
    /** Until when it belongs to the process that sends it. */
    leased_until: Optional<string>
    last_try: Optional<string>
    delivered: Optional<string>
    status: Optional<number>
    answer: Optional<string>
    failure: Optional<NonNullable<Schemas['WebhookDelivery']['failure']>>
  }
}
