import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, inOrder, named, noEntries } from '../interaction/Reads'

const paid = 'a paid user is signed in'
const listed = [paid, 'the user has a list with everything on it'] as const
const none = [...listed, 'the user has no webhook'] as const
const has = [paid, 'the user has a webhook'] as const
const ended = [paid, 'the user has a webhook that has ended'] as const
const nothing = [paid, 'there is no such thing'] as const

const draft = {
  name: 'Our CRM',
  address: 'https://crm.example.dk/hooks/spadestik',
  listId: from('listId'),
  agentId: null,
} as const
const id = from('webhookId')
const missing = { path: { id: from('missingId') } }

const shared = { id: true, address: true, listId: true, agentId: null, created: true } as const
const sending = { ended: null, endReason: null } as const
const fresh = closed({
  ...shared,
  ...sending,
  name: named('webhookName'),
  formerSecretUntil: null,
  lastDelivered: null,
})
const used = closed({
  ...shared,
  ...sending,
  name: named('webhookName'),
  formerSecretUntil: null,
  lastDelivered: true,
})
const hint = { id: true, messageId: true, body: true, created: true } as const
const delivered = closed({
  ...hint,
  kind: 'changes',
  state: 'delivered',
  tries: 1,
  nextTry: null,
  lastTry: true,
  status: 204,
  answer: '',
  failure: null,
})
const waiting = closed({
  ...hint,
  kind: 'test',
  state: 'waiting',
  tries: 0,
  nextTry: true,
  lastTry: null,
  status: null,
  answer: null,
  failure: null,
})

describe('the webhooks of the user', () => {
  test('[G06] [O19] none', () =>
    expectResponse({ operation: 'getWebhooks', wants: 'no webhooks', given: none, reads: noEntries }))

  test('[G06] [O19] one', () =>
    expectResponse({
      operation: 'getWebhooks',
      wants: 'the webhooks of the user',
      given: has,
      reads: inOrder(used) as never,
    }))

  test('[G06] [O19] one after it was created', () =>
    expectResponse({
      operation: 'getWebhooks',
      wants: 'the webhook of the user after it was created',
      given: [...none, after('createWebhook', { body: draft })],
      reads: inOrder(
        closed({ ...shared, ...sending, name: 'Our CRM', formerSecretUntil: null, lastDelivered: null }),
      ) as never,
    }))

  test('[G06] [O19] none after it was deleted', () =>
    expectResponse({
      operation: 'getWebhooks',
      wants: 'no webhook after it was deleted',
      given: [...has, after('deleteWebhook', { path: { id } })],
      reads: noEntries,
    }))
})

describe('creating a webhook', () => {
  test('[G06] [O19] returns its secret', () =>
    expectResponse({
      operation: 'createWebhook',
      wants: 'a webhook of a list',
      given: none,
      request: { body: draft },
      reads: {
        webhook: closed({
          ...shared,
          ...sending,
          name: 'Our CRM',
          formerSecretUntil: null,
          lastDelivered: null,
        }),
        secret: true,
      } as never,
    }))

  test('[G06] [O19] [V02] for an address without TLS gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createWebhook',
      wants: 'no webhook for an address without TLS',
      given: none,
      request: { body: { ...draft, address: 'http://crm.example.dk/' } },
    }))

  test('[G06] [O19] [Z03] for a list that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'createWebhook',
      wants: 'no webhook of a list that does not exist',
      given: nothing,
      request: { body: { ...draft, listId: from('missingId') } },
    }))

  test('[G06] [O19] [Z03] beyond as many as allowed gets 409', () =>
    expectProblem('conflict', {
      operation: 'createWebhook',
      wants: 'no webhook more than allowed',
      given: [...listed, 'the user has as many webhooks as allowed'],
      request: { body: draft },
    }))
})

describe('changing a webhook', () => {
  test('[G06] [O19] a new secret keeps the former one for a while', () =>
    expectResponse({
      operation: 'renewWebhookSecret',
      wants: 'a new secret of a webhook',
      given: has,
      request: { path: { id } },
      reads: {
        webhook: closed({
          ...shared,
          ...sending,
          name: named('webhookName'),
          formerSecretUntil: true,
          lastDelivered: true,
        }),
        secret: true,
      } as never,
    }))

  test('[G06] [O19] one that has ended sends again', () =>
    expectResponse({
      operation: 'resumeWebhook',
      wants: 'a webhook that sends again',
      given: ended,
      request: { path: { id } },
      reads: fresh as never,
    }))

  test('[G06] [O19] deleting is done', () =>
    expectResponse({
      operation: 'deleteWebhook',
      wants: 'a webhook deleted',
      given: has,
      request: { path: { id } },
    }))

  test('[G06] [O19] [Z03] of one that does not exist gets 404: a new secret', () =>
    expectProblem('notFound', {
      operation: 'renewWebhookSecret',
      wants: 'no secret of a webhook that does not exist',
      given: nothing,
      request: missing,
    }))

  test('[G06] [O19] [Z03] of one that does not exist gets 404: sending again', () =>
    expectProblem('notFound', {
      operation: 'resumeWebhook',
      wants: 'no sending to a webhook that does not exist',
      given: nothing,
      request: missing,
    }))

  test('[G06] [O19] [Z03] of one that does not exist gets 404: deleting', () =>
    expectProblem('notFound', {
      operation: 'deleteWebhook',
      wants: 'no webhook deleted that does not exist',
      given: nothing,
      request: missing,
    }))
})

describe('the hints of a webhook', () => {
  test('[G06] [O19] a page of them', () =>
    expectResponse({
      operation: 'getWebhookDeliveries',
      wants: 'the hints of a webhook',
      given: has,
      request: { path: { id } },
      reads: { items: inOrder(delivered), before: null } as never,
    }))

  test('[G06] [O19] a test waits to be sent', () =>
    expectResponse({
      operation: 'testWebhook',
      wants: 'a test of a webhook',
      given: has,
      request: { path: { id } },
      reads: waiting as never,
    }))

  test('[G06] [O19] one waits to be sent again', () =>
    expectResponse({
      operation: 'repeatWebhookDelivery',
      wants: 'a hint sent again',
      given: has,
      request: { path: { id, deliveryId: from('deliveryId') } },
      reads: closed({
        ...hint,
        kind: 'changes',
        state: 'waiting',
        tries: 0,
        nextTry: true,
        lastTry: true,
        status: 204,
        answer: '',
        failure: null,
      }) as never,
    }))

  test('[G06] [O19] [Z03] of one that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'getWebhookDeliveries',
      wants: 'no hints of a webhook that does not exist',
      given: nothing,
      request: missing,
    }))

  test('[G06] [O19] [Z03] a test of one that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'testWebhook',
      wants: 'no test of a webhook that does not exist',
      given: nothing,
      request: missing,
    }))

  test('[G06] [O19] [Z03] a hint that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'repeatWebhookDelivery',
      wants: 'no hint sent again that does not exist',
      given: [...has, 'there is no such thing'],
      request: { path: { id, deliveryId: from('missingId') } },
    }))
})
