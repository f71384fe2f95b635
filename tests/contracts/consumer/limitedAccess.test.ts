import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { exactly } from './interaction/Reads'

test('[G06] [W05] [H03] the record of a limited visitor', () =>
  expectResponse({
    operation: 'getLimitedAccess',
    wants: 'the views that are left',
    given: ['a limited visitor is signed in'],
    reads: { name: true, mail: true, views: true },
  }))

test('[G06] [W05] the record of a limited visitor without views', () =>
  expectResponse({
    operation: 'getLimitedAccess',
    wants: 'that no views are left',
    given: ['a limited visitor without views is signed in'],
    reads: { name: true, mail: true, views: exactly(0) },
  }))

describe('requesting limited access', () => {
  test('[G06] [W05] sends a code', () =>
    expectResponse({
      operation: 'createLimitedAccess',
      wants: 'limited access',
      given: ['limited access can be given to an e-mail address'],
      request: { body: { name: 'Mette Krog', mail: from('freeMail') } },
    }))

  test('[G06] [W05] [Z03] an address in use gets 409', () =>
    expectProblem('conflict', {
      operation: 'createLimitedAccess',
      wants: 'no second access for an address',
      given: ['a code for limited access was sent'],
      request: { body: { name: 'Mette Krog', mail: from('visitorMail') } },
    }))

  test('[G06] [W05] [Z03] an address that is refused access gets 403', () =>
    expectProblem('forbidden', {
      operation: 'createLimitedAccess',
      wants: 'no access for an address that is refused',
      given: ['limited access is refused to an e-mail address'],
      request: { body: { name: 'Mette Krog', mail: from('refusedMail') } },
    }))

  test('[G06] [V02] a missing name gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createLimitedAccess',
      wants: 'no access without a name',
      given: ['nobody is signed in'],
      request: { body: { name: '', mail: 'mette@krogbyg.test' } },
    }))
})

describe('requesting another code', () => {
  test('[G06] [W05] sends one', () =>
    expectResponse({
      operation: 'resendLimitedAccessCode',
      wants: 'another code',
      given: ['a code for limited access was sent'],
      request: { body: { mail: from('visitorMail') } },
    }))

  test('[G06] [W05] [Z03] an address without access gets 404', () =>
    expectProblem('notFound', {
      operation: 'resendLimitedAccessCode',
      wants: 'no code for an address without access',
      given: ['limited access can be given to an e-mail address'],
      request: { body: { mail: from('freeMail') } },
    }))

  test('[G06] [W05] [Z03] too many requests get 403', () =>
    expectProblem('forbidden', {
      operation: 'resendLimitedAccessCode',
      wants: 'no code after too many',
      given: ['too many codes were sent to a limited visitor'],
      request: { body: { mail: from('floodedMail') } },
    }))

  test('[G06] [W05] [Z03] an invalid address gets 400', () =>
    expectProblem('badRequest', {
      operation: 'resendLimitedAccessCode',
      wants: 'no code for what is no address',
      given: ['nobody is signed in'],
      request: { body: { mail: 'not an address' } },
    }))
})

describe('entering the code', () => {
  const given = ['a code for limited access was sent'] as const

  test('[G06] [W05] the right one gives a token', () =>
    expectResponse({
      operation: 'authenticateLimitedAccess',
      wants: 'a token for a code',
      given,
      request: { body: { mail: from('visitorMail'), code: from('visitorCode') } },
      reads: true,
    }))

  test('[G06] [W05] [Z03] a wrong one gets 401', () =>
    expectProblem('signedOut', {
      operation: 'authenticateLimitedAccess',
      wants: 'no token for a wrong code',
      given,
      request: { body: { mail: from('visitorMail'), code: 'XYXY' } },
    }))

  test('[G06] [W05] [Z03] one for an address without access gets 404', () =>
    expectProblem('notFound', {
      operation: 'authenticateLimitedAccess',
      wants: 'no token for an address without access',
      given: ['limited access can be given to an e-mail address'],
      request: { body: { mail: from('freeMail'), code: 'KVBT' } },
    }))

  test('[G06] [W05] [Z03] one of three letters gets 400', () =>
    expectProblem('badRequest', {
      operation: 'authenticateLimitedAccess',
      wants: 'no token for half a code',
      given,
      request: { body: { mail: from('visitorMail'), code: 'KVB' } },
    }))
})
