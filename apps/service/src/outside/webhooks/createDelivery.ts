import type { Insertable } from 'kysely'
import type { WebhookTables } from '../../storage/tables/WebhookTables'

interface HintedWebhook {
  readonly id: number
  readonly listId: number | null
  readonly agentId: number | null
}

const types = { changes: 'changes.available', test: 'test' } as const

/**
 * Returns a hint that waits to be sent. It says only that something has changed. What has changed is read with a key, so
 * a stranger who sees the hint learns nothing about items.
 *
 * @param after the cursor to read from with `GET /changes`; null in a test
 */
export function createDelivery(
  { id, listId, agentId }: HintedWebhook,
  kind: keyof typeof types,
  after: string | null,
  now: Date,
): Insertable<WebhookTables['webhook_deliveries']> {
  const created = now.toISOString()
  const data = { webhookId: id, listId, agentId, after }
  return {
    webhook_id: id,
    message_id: `msg_${crypto.randomUUID()}`,
    kind,
    body: JSON.stringify({ type: types[kind], timestamp: created, data }),
    created,
    due: created,
  }
}
