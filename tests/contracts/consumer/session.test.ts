import { MatchersV3 } from '@pact-foundation/pact'
import { readToken } from '@spadestik/api-client'
import { describe, expect, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { user, userParts } from './interaction/readParts'
import { closed, exactly, named } from './interaction/Reads'

const jwt = { jwt: MatchersV3.regex(/^\S+$/, 'a.signed.token') }

describe('signing in', () => {
  const request = { body: { username: from('username'), password: from('password') } }

  test('[G06] [W01] the right password returns the user, and a token in a header', () =>
    expectResponse(
      { operation: 'createSession', wants: 'a login', given: ['a user can sign in'], request, reads: user },
      jwt,
      ({ headers }) => expect(readToken(headers)).toBe('a.signed.token'),
    ))

  test('[G06] [Z03] a wrong password gets 401', () =>
    expectProblem('signedOut', {
      operation: 'createSession',
      wants: 'no login with a wrong password',
      given: ['a user can sign in'],
      request: { body: { username: from('username'), password: 'not-the-password' } },
    }))

  test('[G06] [V01] an empty name gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createSession',
      wants: 'no login without a name',
      given: ['nobody is signed in'],
      request: { body: { username: '', password: 'not-the-password' } },
    }))
})

describe('signing in at a company', () => {
  const path = '/project/48213?tab=1#notes'

  test('[G06] [A01] the address of a company leads to its provider', () =>
    expectResponse({
      operation: 'beginCompanySignIn',
      wants: 'where the users of a company sign in',
      given: ['a company has its own sign-in'],
      request: { body: { email: from('companyMail'), path } },
      reads: { address: true, failure: null },
    }))

  test('[G06] [A01] the address of nobody leads nowhere', () =>
    expectResponse({
      operation: 'beginCompanySignIn',
      wants: 'that no company signs in with an address',
      given: ['nobody is signed in'],
      request: { body: { email: 'nobody@nowhere.test', path } },
      reads: { address: null, failure: exactly('unknown') },
    }))

  test('[G06] [V01] an address without its domain gets 400', () =>
    expectProblem('badRequest', {
      operation: 'beginCompanySignIn',
      wants: 'no sign-in without an address',
      given: ['nobody is signed in'],
      request: { body: { email: 'anne.lund', path } },
    }))

  test('[G06] [W01] whoever returns from the provider gets the user, and a token in a header', () =>
    expectResponse(
      {
        operation: 'finishCompanySignIn',
        wants: 'a login of a user who has signed in at the company',
        given: ['a user has signed in at the company'],
        request: { body: { token: from('signInToken') } },
        reads: closed({ ...userParts, name: named('signedInName') }),
      },
      jwt,
      ({ headers }) => expect(readToken(headers)).toBe('a.signed.token'),
    ))

  test('[G06] [W01] a token that is not valid gets 401', () =>
    expectProblem('signedOut', {
      operation: 'finishCompanySignIn',
      wants: 'no login with a token that is not valid',
      given: ['nobody is signed in'],
      request: { body: { token: 'not-a-token-of-a-sign-in' } },
    }))

  test('[G06] [V01] an empty token gets 400', () =>
    expectProblem('badRequest', {
      operation: 'finishCompanySignIn',
      wants: 'no login without a token',
      given: ['nobody is signed in'],
      request: { body: { token: '' } },
    }))
})

describe('impersonation', () => {
  const given = ['an administrator can sign in as a user'] as const
  const body = {
    adminUsername: from('adminUsername'),
    adminPassword: from('adminPassword'),
    token: from('impersonationToken'),
  }

  test('[G06] [W06] [A04] an administrator gets the user, and a token in a header', () =>
    expectResponse(
      {
        operation: 'impersonateUser',
        wants: 'a login as a user',
        given,
        request: { body },
        reads: closed({ ...userParts, name: named('impersonatedName') }),
      },
      jwt,
      ({ headers }) => expect(readToken(headers)).toBe('a.signed.token'),
    ))

  test('[G06] [W06] a wrong password of the administrator gets 401', () =>
    expectProblem('signedOut', {
      operation: 'impersonateUser',
      wants: 'no login with a wrong password',
      given,
      request: { body: { ...body, adminPassword: 'not-the-password' } },
    }))

  test('[G06] [V01] an empty name gets 400', () =>
    expectProblem('badRequest', {
      operation: 'impersonateUser',
      wants: 'no login without a name',
      given,
      request: { body: { ...body, adminUsername: '' } },
    }))

  test('[G06] [W06] an invalid token gets 498', () =>
    expectProblem('tokenInvalid', {
      operation: 'impersonateUser',
      wants: 'no login with a token that is not valid',
      given,
      request: { body: { ...body, token: 'not-a-token-of-an-impersonation' } },
    }))
})

test('[G06] [W01] the current user', () =>
  expectResponse({
    operation: 'getCurrentUser',
    wants: 'the user who is signed in',
    given: ['a paid user is signed in'],
    reads: user,
  }))

test('[G06] [K01] a user without a paid product has no product, or a basic one', () =>
  expectResponse({
    operation: 'getCurrentUser',
    wants: 'a user without a paid product',
    given: ['a user without a paid product is signed in'],
    reads: { id: true, product: { basic: true, companyEnabled: exactly(false) } },
  }))

const vocabularies = [
  ['Danish', 2, 'Kategori'],
  ['English', 1, 'Category'],
] as const

test.each(vocabularies)(
  '[G06] [Z05] everybody gets the translations of the data in %s',
  (language, id, category) =>
    expectResponse({
      operation: 'getTranslations',
      wants: `the vocabulary in ${language}`,
      given: ['nobody is signed in', 'reference data is there'],
      request: { path: { languageId: id } },
      example: { 'criterionType.category': category },
      reads: { 'criterionType.category': exactly<string>(category) },
    }),
)

test('[G06] [W01] a logout ends the session', () =>
  expectResponse({
    operation: 'endSession',
    wants: 'an end of the session',
    given: ['a paid user is signed in'],
  }))
