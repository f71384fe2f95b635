import { MatchersV3 } from '@pact-foundation/pact'
import {
  createSession,
  getColleagues,
  getCurrentUser,
  getTranslations,
  readToken,
  unwrapWithHeaders,
} from '@spadestik/api-client'
import { describe, expect, test } from 'vitest'

import { providerStates } from '../providerStates'
import { expectAnswer } from './expectAnswer'
import { expectProblem } from './expectProblem'
import { carryOut } from './Interaction'
import { user } from './matchers'

const { eachKeyLike, fromProviderState, integer, regex, reify, string } = MatchersV3
const { token } = providerStates['a paid user is signed in']

describe('signing in', () => {
  const credentials = providerStates['a user can sign in']

  test('[G06] [W01] the right password gives the user and a token', async () => {
    const question = {
      given: ['a user can sign in' as const],
      receiving: 'a login with the right password',
      method: 'POST' as const,
      path: '/auth',
      body: {
        username: fromProviderState('${username}', credentials.username),
        password: fromProviderState('${password}', credentials.password),
      },
      status: 200,
      answerHeaders: { jwt: regex(/^\S+$/, 'a.signed.token') },
      answer: user,
    }
    await carryOut(question, async (client) => {
      const { data, headers } = await unwrapWithHeaders(createSession(client, { body: { ...credentials } }))
      expect(data).toEqual(reify(user))
      expect(readToken(headers)).toBe('a.signed.token')
    })
  })

  test('[G06] [Z03] a wrong password is a 401', () =>
    expectProblem(
      'signedOut',
      {
        given: ['a user can sign in'],
        receiving: 'a login with a wrong password',
        method: 'POST',
        path: '/auth',
        body: {
          username: fromProviderState('${username}', credentials.username),
          password: 'not-the-password',
        },
        status: 401,
      },
      (client) =>
        createSession(client, { body: { username: credentials.username, password: 'not-the-password' } }),
    ))
})

describe('the session', () => {
  const question = { method: 'GET' as const, path: '/pa-users' }

  test('[G06] [W01] the current user of a valid session', () =>
    expectAnswer(
      {
        ...question,
        given: ['a paid user is signed in'],
        receiving: 'the current user',
        token,
        status: 200,
        answer: user,
      },
      (client) => getCurrentUser(client),
    ))

  test.each([
    ['nobody is signed in', undefined, 401, 'signedOut'],
    ['another person has signed in to the account', 'token-that-was-taken', 481, 'sessionTaken'],
    ['an administrator has ended the session', 'token-that-was-ended', 482, 'sessionEnded'],
    ['the token has expired', 'token-that-expired', 498, 'tokenInvalid'],
  ] as const)('[G06] [W02] [Z03] when %s, it is %i', (state, invalidToken, status, kind) => {
    const signedIn = invalidToken === undefined ? {} : { token: invalidToken }
    return expectProblem(
      kind,
      { ...question, ...signedIn, given: [state], receiving: `the current user, when ${state}`, status },
      (client) => getCurrentUser(client),
    )
  })
})

test('[G06] [K01] the colleagues of the user', () =>
  expectAnswer(
    {
      given: ['a paid user is signed in', 'the user has a colleague'],
      receiving: 'the colleagues',
      method: 'GET',
      path: '/pa-users/company',
      token,
      status: 200,
      answer: MatchersV3.eachLike({
        id: integer(72),
        name: string('Jens Holm'),
        email: string('jens.holm@fjordlund.example'),
      }),
    },
    (client) => getColleagues(client),
  ))

test('[G06] [Z05] the words of the data, for everybody', () =>
  expectAnswer(
    {
      given: ['nobody is signed in'],
      receiving: 'the translations to Danish',
      method: 'GET',
      path: '/translations/2',
      status: 200,
      answer: eachKeyLike('role.unspecified', string('Ikke angivet')),
    },
    (client) => getTranslations(client, { path: { languageId: 2 } }),
  ))
