import { createList, unwrap } from '@spadestik/api-client'
import type { ProviderStateHandlers } from '../providerStates'
import { asColleague } from './asColleague'
import { colleague, paidUser } from './callerStates'
import type { Provider } from './Provider'

const webhookName = 'Our CRM'
/** As many as the contract allows a user. */
const mostWebhooks = 20

/** Returns set-up functions for the webhooks of the user. */
export function webhookStates(provider: Provider) {
  const { db, scene, now, userId } = provider
  const at = now.toISOString()
  const user = userId(paidUser)
  const makeHooks = async (count: number, end: { ended: string; end_reason: 'gone' } | null = null) => {
    await db.deleteFrom('webhooks').execute()
    if (count === 0) return 0
    const paUserIds = [user, userId(colleague)]
    const body = {
      name: 'Broer',
      projects: [],
      procurements: [scene.procurementId],
      companies: [],
      paUserIds,
    }
    const list = await unwrap(createList(await asColleague(provider), { body }))
    const row = {
      user_id: user,
      list_id: list.id,
      agent_id: null,
      name: webhookName,
      address: 'https://crm.example.dk/hooks/spadestik',
      secret: 'sealed',
      domain_id: 9,
      created: at,
      looked_to: 0,
      ...end,
    }
    const rows = await db
      .insertInto('webhooks')
      .values(Array.from({ length: count }, () => row))
      .returning('id')
      .execute()
    return rows[0]?.id ?? 0
  }
  const deliver = async (webhookId: number) => {
    const { id } = await db
      .insertInto('webhook_deliveries')
      .values({
        webhook_id: webhookId,
        message_id: 'msg_5f0f6b1e-4c1f-4b0e-9a52-0d7c0f4f8d11',
        kind: 'changes',
        body: '{}',
        created: at,
        tries: 1,
        last_try: at,
        delivered: at,
        status: 204,
        answer: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    'the user has no webhook': async () => {
      await makeHooks(0)
      return {}
    },
    'the user has a webhook': async () => {
      const webhookId = await makeHooks(1)
      return { webhookId, webhookName, deliveryId: await deliver(webhookId) }
    },
    'the user has a webhook that has ended': async () => ({
      webhookId: await makeHooks(1, { ended: at, end_reason: 'gone' }),
      webhookName,
    }),
    'the user has as many webhooks as allowed': async () => {
      await makeHooks(mostWebhooks)
      return {}
    },
  } satisfies Partial<ProviderStateHandlers>
}
