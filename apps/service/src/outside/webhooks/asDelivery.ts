import type { Schemas } from '@spadestik/api-client/schema'
import type { Selectable } from 'kysely'
import type { WebhookTables } from '../../storage/tables/WebhookTables'

type Row = Selectable<WebhookTables['webhook_deliveries']>

export function asDelivery(row: Row): Schemas['WebhookDelivery'] {
  const { id, kind, body, created, tries, due, delivered, status, answer, failure } = row
  const state = due !== null ? 'waiting' : delivered === null ? 'failed' : 'delivered'
  return {
    id,
    messageId: row.message_id,
    kind,
    body,
    created,
    state,
    tries,
    nextTry: due,
    lastTry: row.last_try,
    status,
    answer,
    failure,
  }
}
