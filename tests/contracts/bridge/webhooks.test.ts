import { describe, test } from 'vitest'
import { after } from '../consumer/interaction/after'
import { expectProblem } from '../consumer/interaction/expectProblem'
import { expectResponse } from '../consumer/interaction/expectResponse'
import { from } from '../consumer/interaction/from'
import { exactly, inOrder, named, noEntries } from '../consumer/interaction/Reads'
import { bridge, listed } from './bridgeStates'

const none = [bridge, listed, 'the user has no webhook'] as const
const has = [bridge, 'the user has a webhook'] as const
const ended = [bridge, 'the user has a webhook that has ended'] as const
const nothing = [bridge, 'there is no such thing'] as const

const draft = {
  name: 'Our CRM',
  address: 'https://crm.example.dk/hooks/spadestik',
  listId: from('listId'),
  agentId: null,
} as const
const one = { path: { id: from('webhookId') } }
const missing = { path: { id: from('missingId') } }

/** What a bridge shows about a webhook, and by what it learns that the webhook has ended. */
const webhook = { id: true, name: named('webhookName'), address: true, ended: null } as const

describe('the webhooks', () => {
  test('[G06] [O19] none', () =>
    expectResponse({
      operation: 'getWebhooks',
      wants: 'no webhooks, by a key',
      given: none,
      reads: noEntries,
    }))

  test('[G06] [O19] one that sends', () =>
    expectResponse({
      operation: 'getWebhooks',
      wants: 'the webhooks of the user, by a key',
      given: has,
      reads: inOrder({ ...webhook, lastDelivered: true }) as never,
    }))

  test('[G06] [O19] one that has ended, and why', () =>
    expectResponse({
      operation: 'getWebhooks',
      wants: 'a webhook that has ended, by a key',
      given: ended,
      example: [{ id: 6, ended: '2026-11-29T10:00:00+01:00', endReason: 'gone' }],
      reads: inOrder({ id: true, ended: true, endReason: exactly('gone') }) as never,
    }))

  test('[G06] [O19] making one returns the secret, with which the bridge checks hints', () =>
    expectResponse({
      operation: 'createWebhook',
      wants: 'a webhook of a list, by a key',
      given: none,
      request: { body: draft },
      reads: { webhook: { ...webhook, listId: true, agentId: null }, secret: true } as never,
    }))

  test('[G06] [O19] one that was made is among them', () =>
    expectResponse({
      operation: 'getWebhooks',
      wants: 'the webhook that was made, by a key',
      given: [...none, after('createWebhook', { body: draft })],
      reads: inOrder({ ...webhook, address: exactly(draft.address) }) as never,
    }))

  test('[G06] [O19] [Z03] one of a list that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'createWebhook',
      wants: 'no webhook of a list that does not exist, by a key',
      given: nothing,
      request: { body: { ...draft, listId: from('missingId') } },
    }))

  test('[G06] [O19] [Z03] one more than allowed gets 409', () =>
    expectProblem('conflict', {
      operation: 'createWebhook',
      wants: 'no webhook more than allowed, by a key',
      given: [bridge, listed, 'the user has as many webhooks as allowed'],
      request: { body: draft },
    }))

  test('[G06] [O19] a new secret comes with the time until which the former one signs too', () =>
    expectResponse({
      operation: 'renewWebhookSecret',
      wants: 'a new secret, by a key',
      given: has,
      request: one,
      reads: { webhook: { ...webhook, formerSecretUntil: true }, secret: true } as never,
    }))

  test('[G06] [O19] one that has ended sends again', () =>
    expectResponse({
      operation: 'resumeWebhook',
      wants: 'a webhook that sends again, by a key',
      given: ended,
      request: one,
      reads: webhook as never,
    }))

  test('[G06] [O19] deleting one is done', () =>
    expectResponse({
      operation: 'deleteWebhook',
      wants: 'a webhook deleted, by a key',
      given: has,
      request: one,
    }))

  test('[G06] [O19] one that was deleted is not among them', () =>
    expectResponse({
      operation: 'getWebhooks',
      wants: 'no webhook after it was deleted, by a key',
      given: [...has, after('deleteWebhook', one)],
      reads: noEntries,
    }))
})

describe('the hints of a webhook', () => {
  const hint = { id: true, messageId: true, created: true } as const

  test('[G06] [O19] what was sent, with the answers', () =>
    expectResponse({
      operation: 'getWebhookDeliveries',
      wants: 'the hints of a webhook, by a key',
      given: has,
      request: one,
      reads: {
        items: inOrder({
          ...hint,
          kind: exactly('changes'),
          state: exactly('delivered'),
          status: exactly(204),
        }),
        before: null,
      } as never,
    }))

  test('[G06] [O19] a test waits to be sent', () =>
    expectResponse({
      operation: 'testWebhook',
      wants: 'a test of a webhook, by a key',
      given: has,
      request: one,
      reads: { ...hint, kind: exactly('test'), state: exactly('waiting') } as never,
    }))

  test('[G06] [O19] a hint waits to be sent again', () =>
    expectResponse({
      operation: 'repeatWebhookDelivery',
      wants: 'a hint sent again, by a key',
      given: has,
      request: { path: { id: from('webhookId'), deliveryId: from('deliveryId') } },
      reads: { ...hint, kind: exactly('changes'), state: exactly('waiting') } as never,
    }))
})

describe('a webhook that its user has deleted gets 404', () => {
  test.each([
    ['renewWebhookSecret', 'no secret of a webhook that does not exist, by a key'],
    ['resumeWebhook', 'no sending to a webhook that does not exist, by a key'],
    ['deleteWebhook', 'no webhook deleted that does not exist, by a key'],
    ['getWebhookDeliveries', 'no hints of a webhook that does not exist, by a key'],
    ['testWebhook', 'no test of a webhook that does not exist, by a key'],
  ] as const)('[G06] [O19] [Z03] %s', (operation, wants) =>
    expectProblem('notFound', {
      operation,
      wants,
      given: nothing,
      request: missing,
    }),
  )
})
