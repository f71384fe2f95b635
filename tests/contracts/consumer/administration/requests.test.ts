import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, exactly } from '../interaction/Reads'

const admin = 'an administrator is signed in'
const asked = [admin, 'a customer has asked for an erasure'] as const

const request = {
  kind: exactly('erasure'),
  id: true,
  created: true,
  name: true,
  email: true,
  phone: true,
  company: true,
  userId: true,
  version: true,
} as const
const nothing = { text: null, date: null, about: null } as const
const ofRequest = { kind: 'erasure', id: from('customerRequestId') } as const
const handling = { path: ofRequest, body: { handled: true, version: 1 } } as const
const handled = {
  handled: '2026-11-21T10:00:00Z',
  handledBy: 'drift@spadestik.test',
  version: 2,
}

describe('a request to support', () => {
  test('[G06] [J03] is read, the newest first', () =>
    expectResponse({
      operation: 'getManagedRequests',
      wants: 'the newest request for an erasure',
      given: asked,
      request: { query: { kind: 'erasure', handled: false, limit: 1 } },
      reads: {
        items: [closed({ ...request, ...nothing, handled: null, handledBy: null })],
        before: true,
      },
      example: { before: '1795165920000000.0.48' },
    }))

  test('[G06] [J03] is marked as handled', () =>
    expectResponse({
      operation: 'setManagedRequestHandled',
      wants: 'a request that is handled',
      given: asked,
      request: handling,
      reads: closed({ ...request, ...nothing, version: exactly(2), handled: true, handledBy: true }),
      example: handled,
    }))

  test('[G06] [J03] [Z03] that somebody else has handled gets 409', () =>
    expectProblem('conflict', {
      operation: 'setManagedRequestHandled',
      wants: 'no request that is handled twice',
      given: [...asked, after('setManagedRequestHandled', handling)],
      request: handling,
    }))

  test('[G06] [J03] [Z03] that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'setManagedRequestHandled',
      wants: 'nothing handled that does not exist',
      given: [admin, 'there is no such thing'],
      request: { ...handling, path: { kind: 'erasure', id: from('missingId') } },
    }))

  test('[G06] [J03] [V02] without a version gets 400', () =>
    expectProblem('badRequest', {
      operation: 'setManagedRequestHandled',
      wants: 'nothing handled unseen',
      given: asked,
      request: { path: ofRequest, body: { handled: true, version: 0 } },
    }))
})
