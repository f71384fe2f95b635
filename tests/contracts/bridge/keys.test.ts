import type { OperationId } from '@spadestik/api-client'
import { describe, test } from 'vitest'
import type { ProviderState } from '../providerStates'
import { exampleRequest } from '../consumer/interaction/exampleRequest'
import { expectProblem } from '../consumer/interaction/expectProblem'
import { onlyChanges, onlyItems } from './bridgeStates'

/** The operations of a bridge, and the scopes that they need. */
const operations = {
  'changes:read': ['getChanges'],
  'items:read': ['getProject', 'getProcurement', 'getCompany'],
  'webhooks:manage': [
    'getWebhooks',
    'createWebhook',
    'deleteWebhook',
    'renewWebhookSecret',
    'resumeWebhook',
    'getWebhookDeliveries',
    'testWebhook',
    'repeatWebhookDelivery',
  ],
} as const satisfies Record<string, readonly OperationId[]>

type Row = readonly [operation: OperationId, key: ProviderState, what: string]

const allOf = (key: ProviderState, what: string, ...lists: (readonly OperationId[])[]): Row[] =>
  lists.flat().map((operation) => [operation, key, what])

const lacking = [
  ...allOf(
    onlyChanges,
    'a key that only follows changes',
    operations['items:read'],
    operations['webhooks:manage'],
  ),
  ...allOf(
    onlyItems,
    'a key that only reads items',
    operations['changes:read'],
    operations['webhooks:manage'],
  ),
]

const every = Object.values(operations).flat()

describe('a key', () => {
  test.each(lacking)('[G06] [O11] [K01] that lacks the scope of %s gets 403: %s', (operation, key, what) =>
    expectProblem('forbidden', {
      operation,
      wants: `nothing for ${what}`,
      given: [key],
      request: exampleRequest(operation) as never,
    }),
  )

  test.each([
    ...allOf('a key that its user has ended is given', 'a key that its user has ended', every),
    ...allOf('a key whose last day is over is given', 'a key whose last day is over', every),
  ])('[G06] [O11] [W02] that works no longer gets 498 from %s: %s', (operation, key, what) =>
    expectProblem('tokenInvalid', {
      operation,
      wants: `nothing for ${what}`,
      given: [key],
      request: exampleRequest(operation) as never,
    }),
  )

  test('[G06] [O11] [K01] of a user whose paid product has ended gets 403 for the changes', () =>
    expectProblem('forbidden', {
      operation: 'getChanges',
      wants: 'nothing for a key of a user without a paid product',
      given: ['a key of a user without a paid product is given'],
      request: exampleRequest('getChanges') as never,
    }))
})
