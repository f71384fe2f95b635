import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { exactly, named } from '../interaction/Reads'

const signedIn = 'a paid user is signed in'
const login = { body: { username: from('username'), password: from('password') } }
const jwt = { token: 'header: jwt' } as const

describe('sessions', () => {
  test('[G06] [W01] a logout ends the session', () =>
    expectProblem('tokenInvalid', {
      operation: 'getCurrentUser',
      wants: 'nothing after a logout',
      given: [signedIn, after('endSession')],
    }))

  test('[G06] [W01] the token of a login is that of the user', () =>
    expectResponse({
      operation: 'getCurrentUser',
      wants: 'the user who has logged in',
      given: ['a user can sign in', after('createSession', login, jwt)],
      reads: { name: named('userName') },
    }))

  test('[G06] [W02] a second login takes the first session', () =>
    expectProblem('sessionTaken', {
      operation: 'getCurrentUser',
      wants: 'nothing after a second login',
      given: [signedIn, 'a user can sign in', after('createSession', login)],
    }))

  test('[G06] [W06] the token of an impersonation is that of the user', () =>
    expectResponse({
      operation: 'getCurrentUser',
      wants: 'the user as whom an administrator acts',
      given: [
        'an administrator can sign in as a user',
        after(
          'impersonateUser',
          {
            body: {
              adminUsername: from('adminUsername'),
              adminPassword: from('adminPassword'),
              token: from('impersonationToken'),
            },
          },
          jwt,
        ),
      ],
      reads: { name: named('impersonatedName') },
    }))

  const finished = after('finishCompanySignIn', { body: { token: from('signInToken') } }, jwt)

  test('[G06] [A01] the token of a sign-in at a company is that of the user', () =>
    expectResponse({
      operation: 'getCurrentUser',
      wants: 'the user who has signed in at the company',
      given: ['a user has signed in at the company', finished],
      reads: { name: named('signedInName') },
    }))

  test('[G06] [A01] the token with which a browser returns is valid once', () =>
    expectProblem('signedOut', {
      operation: 'finishCompanySignIn',
      wants: 'no second session by a sign-in at a company',
      given: ['a user has signed in at the company', finished],
      request: { body: { token: from('signInToken') } },
    }))

  test('[G06] [W05] the token for a code is that of the visitor', () =>
    expectResponse({
      operation: 'getLimitedAccess',
      wants: 'the visitor who has entered a code',
      given: [
        'a code for limited access was sent',
        after(
          'authenticateLimitedAccess',
          { body: { mail: from('visitorMail'), code: from('visitorCode') } },
          { token: '' },
        ),
      ],
      reads: { name: exactly('Mette Krog') },
    }))

  test('[G06] [W05] a project uses one of the views of a visitor', () =>
    expectProblem('accessRunOut', {
      operation: 'getProject',
      wants: 'no project after the last view',
      given: [
        'a limited visitor with one view is signed in',
        'three projects to compare exist',
        'a project with everything on it exists',
        after('getProject', { path: { id: from('firstProjectId') } }),
      ],
      request: { path: { id: from('projectId') } },
    }))
})

const newPassword = 'skovl-og-trillebør'

describe('passwords', () => {
  test('[G06] [U01] a saved password signs the user in', () =>
    expectResponse({
      operation: 'createSession',
      wants: 'a login with a changed password',
      given: [signedIn, 'a user can sign in', after('setPassword', { body: { newPassword } })],
      request: { body: { username: from('username'), password: newPassword } },
      reads: { name: named('userName') },
    }))

  test('[G06] [U01] the password before it does not', () =>
    expectProblem('signedOut', {
      operation: 'createSession',
      wants: 'no login with the password before',
      given: [signedIn, 'a user can sign in', after('setPassword', { body: { newPassword } })],
      request: login,
    }))

  test('[G06] [Z01] a saved e-mail address signs the user in', () =>
    expectResponse({
      operation: 'createSession',
      wants: 'a login with a changed e-mail address',
      given: [
        signedIn,
        'a user can sign in',
        'a code for a new e-mail address was sent',
        after('updateEmail', { body: { newEmail: from('newEmail'), code: from('emailCode') } }),
      ],
      request: { body: { username: from('newEmail'), password: from('password') } },
      reads: { name: named('userName') },
    }))

  const links = [
    ['resetPassword', 'a link to a new password was sent', from('resetToken'), from('resetUsername'), 'A02'],
    [
      'activateUser',
      'a link to an inactive account was sent',
      from('activateToken'),
      from('activateUsername'),
      'A03',
    ],
  ] as const

  describe.each(links)('%s', (operation, state, token, username, id) => {
    const given = [state, after(operation, { body: { newPassword, token } })] as const

    test(`[G06] [${id}] a password that was saved by a link signs the user in`, () =>
      expectResponse({
        operation: 'createSession',
        wants: `a login after ${operation}`,
        given,
        request: { body: { username, password: newPassword } },
        reads: { id: true },
      }))

    test(`[G06] [${id}] a link is valid once`, () =>
      expectProblem('tokenInvalid', {
        operation,
        wants: 'no second password by a link',
        given,
        request: { body: { newPassword, token } },
      }))
  })
})
