import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { userParts } from './interaction/readParts'
import { closed, exactly } from './interaction/Reads'

const given = ['a paid user is signed in'] as const

describe("the user's own account", () => {
  const draft = { name: 'Anne Lund', phone: '+45 70 12 34 56', position: 'Tilbudschef', showPopups: false }

  test('[G06] [U01] an update returns what was saved', () =>
    expectResponse({
      operation: 'updateCurrentUser',
      wants: 'changes of the own account',
      given,
      request: { body: draft },
      reads: closed({
        ...userParts,
        name: exactly(draft.name),
        phone: exactly(draft.phone),
        position: exactly(draft.position),
        showPopups: exactly(draft.showPopups),
      }),
    }))

  test('[G06] [V02] a phone number without a country gets 400', () =>
    expectProblem('badRequest', {
      operation: 'updateCurrentUser',
      wants: 'no phone number without a country',
      given,
      request: { body: { ...draft, phone: '70123456' } },
    }))

  test('[G06] [U01] a language is saved', () =>
    expectResponse({
      operation: 'setUserLanguage',
      wants: 'another language of the user',
      given,
      request: { body: { languageId: 4 } },
    }))

  test('[G06] [U01] an unknown language gets 400', () =>
    expectProblem('badRequest', {
      operation: 'setUserLanguage',
      wants: 'no unknown language',
      given,
      request: { body: { languageId: 3 as never } },
    }))

  test('[G06] [K01] colleagues are those of the same company', () =>
    expectResponse({
      operation: 'getColleagues',
      wants: 'the colleagues',
      given: [...given, 'the user has a colleague'],
      reads: [closed({ id: true, name: true, email: true })],
    }))
})

describe('another e-mail address', () => {
  test('[G06] [Z01] is saved with the code that was sent to it', () =>
    expectResponse({
      operation: 'updateEmail',
      wants: 'another e-mail address',
      given: [...given, 'a code for a new e-mail address was sent'],
      request: { body: { newEmail: from('newEmail'), code: from('emailCode') } },
    }))

  test('[G06] [Z03] an address in use gets 409', () =>
    expectProblem('conflict', {
      operation: 'updateEmail',
      wants: 'no e-mail address of somebody else',
      given: [...given, 'a code for an e-mail address in use was sent'],
      request: { body: { newEmail: from('usedEmail'), code: from('emailCode') } },
    }))

  test('[G06] [Z03] a wrong code gets 400', () =>
    expectProblem('badRequest', {
      operation: 'updateEmail',
      wants: 'no e-mail address with a wrong code',
      given,
      request: { body: { newEmail: 'anne@fjordlund.test', code: 'XXXX' } },
    }))
})

describe('passwords', () => {
  test('[G06] [A01] a reset gets the same response whether or not a mail is sent', () =>
    expectResponse({
      operation: 'requestPasswordReset',
      wants: 'a mail with a link to a new password',
      given: ['a user can sign in'],
      request: { query: { email: from('username') } },
    }))

  test('[G06] [A01] an invalid address gets 400', () =>
    expectProblem('badRequest', {
      operation: 'requestPasswordReset',
      wants: 'no mail to what is no address',
      given: ['nobody is signed in'],
      request: { query: { email: 'not an address' } },
    }))

  test('[G06] [U01] a signed-in user saves a new one', () =>
    expectResponse({
      operation: 'setPassword',
      wants: 'a new password',
      given: [...given, 'a user can sign in'],
      request: { body: { newPassword: from('password') } },
    }))

  test('[G06] [V01] fewer than 8 characters get 400', () =>
    expectProblem('badRequest', {
      operation: 'setPassword',
      wants: 'no short password',
      given,
      request: { body: { newPassword: 'skovl' } },
    }))

  const newPassword = 'skovl-og-spade'
  const links = [
    ['resetPassword', 'a link to a new password was sent', from('resetToken'), 'A02'],
    ['activateUser', 'a link to an inactive account was sent', from('activateToken'), 'A03'],
  ] as const

  describe.each(links)('%s', (operation, state, token, id) => {
    test(`[G06] [${id}] the link from an e-mail saves a password`, () =>
      expectResponse({
        operation,
        wants: 'a new password by a link',
        given: [state],
        request: { body: { newPassword, token } },
      }))

    test(`[G06] [${id}] an invalid link gets 498`, () =>
      expectProblem('tokenInvalid', {
        operation,
        wants: 'no password by a link that is not valid',
        given: ['nobody is signed in'],
        request: { body: { newPassword, token: 'not-the-token-of-a-link' } },
      }))

    test(`[G06] [${id}] fewer than 8 characters get 400`, () =>
      expectProblem('badRequest', {
        operation,
        wants: 'no short password by a link',
        given: [state],
        request: { body: { newPassword: 'skovl', token } },
      }))
  })
})

describe('the subscription', () => {
  const contact = { name: 'Anne Lund', phone: '+45 70 12 34 56', email: 'anne.lund@fjordlund.test' }

  test('[G06] [U01] can be requested', () =>
    expectResponse({
      operation: 'requestSubscription',
      wants: 'a subscription',
      given,
      request: { body: contact },
    }))

  test('[G06] [V01] a request without a name gets 400', () =>
    expectProblem('badRequest', {
      operation: 'requestSubscription',
      wants: 'no subscription for nobody',
      given,
      request: { body: { ...contact, name: '' } },
    }))

  test('[G06] [U01] a change can be requested', () =>
    expectResponse({
      operation: 'requestSubscriptionChange',
      wants: 'another subscription',
      given,
      request: { path: { id: from('userId') } },
    }))

  test('[G06] [U01] a cancellation can be requested', () =>
    expectResponse({
      operation: 'requestSubscriptionCancellation',
      wants: 'no subscription any more',
      given,
    }))

  test('[G06] [W06] nobody has a copy of the own data before asking for one', () =>
    expectResponse({
      operation: 'getPersonalDataExport',
      wants: 'the state of the copy of the own data',
      given,
      reads: closed({ requested: null, ready: null, link: null }),
    }))

  test('[G06] [W06] a copy of the own data can be requested', () =>
    expectResponse({
      operation: 'requestPersonalDataExport',
      wants: 'a copy of the own data',
      given,
      reads: closed({ requested: true, ready: null, link: null }),
    }))

  test('[G06] [W06] an erasure can be requested', () =>
    expectResponse({
      operation: 'requestErasure',
      wants: 'no account any more',
      given,
    }))

  const demo = { ...contact, date: '2026-12-03', companyName: 'Fjord & Lund Arkitekter' }

  test('[G06] [A06] everybody can book a demo', () =>
    expectResponse({
      operation: 'bookDemo',
      wants: 'a demo',
      given: ['nobody is signed in'],
      request: { body: demo },
    }))

  test('[G06] [V01] a demo without a name gets 400', () =>
    expectProblem('badRequest', {
      operation: 'bookDemo',
      wants: 'no demo for nobody',
      given: ['nobody is signed in'],
      request: { body: { ...demo, name: '' } },
    }))
})
