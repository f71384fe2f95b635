import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { asSaved } from '../interaction/asSaved'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, inOrder, named, noEntries } from '../interaction/Reads'

const paid = 'a paid user is signed in'
const none = [paid, 'the user has no key'] as const
const has = [paid, 'the user has a key'] as const

const draft = {
  name: 'Our CRM',
  scopes: ['search:read', 'items:read'],
  lastDay: from('todayOfKeys'),
} as const
const key = { id: true, start: true, created: true, lastUsed: null } as const

describe('the keys of the user', () => {
  test('[G06] [O11] none', () =>
    expectResponse({ operation: 'getApiKeys', wants: 'no keys', given: none, reads: noEntries }))

  test('[G06] [O11] one', () =>
    expectResponse({
      operation: 'getApiKeys',
      wants: 'the keys of the user',
      given: has,
      reads: inOrder(
        closed({ ...key, name: named('keyName'), scopes: ['search:read'], lastDay: true }),
      ) as never,
    }))

  test('[G06] [O11] one after it was created', () =>
    expectResponse({
      operation: 'getApiKeys',
      wants: 'the key of the user after it was created',
      given: [...none, after('createApiKey', { body: draft })],
      reads: inOrder(closed({ ...key, ...asSaved(draft) })) as never,
    }))

  test('[G06] [O11] none after it was ended', () =>
    expectResponse({
      operation: 'getApiKeys',
      wants: 'no key after it was ended',
      given: [...has, after('deleteApiKey', { path: { id: from('apiKeyId') } })],
      reads: noEntries,
    }))
})

describe('creating a key', () => {
  test('[G06] [O11] returns its secret', () =>
    expectResponse({
      operation: 'createApiKey',
      wants: 'a key for a program',
      given: none,
      request: { body: draft },
      reads: { key: closed({ ...key, ...asSaved(draft) }) as never, secret: true },
    }))

  test('[G06] [O11] [V02] for a day that is over gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createApiKey',
      wants: 'no key for a day that is over',
      given: none,
      request: { body: { ...draft, lastDay: '2020-01-01' } },
    }))

  test('[G06] [O11] [Z03] beyond as many as allowed gets 409', () =>
    expectProblem('conflict', {
      operation: 'createApiKey',
      wants: 'no key more than allowed',
      given: [paid, 'the user has as many keys as allowed'],
      request: { body: draft },
    }))
})

describe('ending a key', () => {
  test('[G06] [O11] is done', () =>
    expectResponse({
      operation: 'deleteApiKey',
      wants: 'a key ended',
      given: has,
      request: { path: { id: from('apiKeyId') } },
    }))

  test('[G06] [O11] [Z03] that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'deleteApiKey',
      wants: 'no key ended that does not exist',
      given: [paid, 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }))
})
