import { randomUUID } from 'node:crypto'
import {
  createLimitedAccess,
  requestPasswordReset,
  resendLimitedAccessCode,
  unwrap,
} from '@spadestik/api-client'
import { issueEmailCode, issueToken, lastMail } from '@spadestik/service/testing'
import type { ProviderStateHandlers } from '../providerStates'
import { colleague, paidUser, paidUserName, resetAccount } from './callerStates'
import type { Provider } from './Provider'

const minutes = 60
const codesAnHour = 5
const newMail = () => `${randomUUID()}@krogbyg.test`

export function accountStates(provider: Provider) {
  const { db, now, password, userId, clientOf } = provider
  const client = clientOf(null)
  /**
   * Deletes the counted attempts, such as failed logins. The contract tests make more attempts than the
   * service allows per hour.
   */
  const forgetTries = () => db.deleteFrom('tries').execute()
  const giveAccess = async (codes: number): Promise<string> => {
    await forgetTries()
    const mail = newMail()
    await unwrap(createLimitedAccess(client, { body: { name: 'Mette Krog', mail } }))
    for (let sent = 1; sent < codes; sent += 1) {
      await unwrap(resendLimitedAccessCode(client, { body: { mail } }))
    }
    return mail
  }
  const emailCode = (email: string) => issueEmailCode(db, userId(paidUser), email, now)
  return {
    'a user can sign in': async () => {
      await resetAccount(provider, paidUser)
      await forgetTries()
      return { username: paidUser, password, userName: paidUserName }
    },
    'an administrator can sign in as a user': async () => {
      await forgetTries()
      await resetAccount(provider, 'admin@demo.test')
      await resetAccount(provider, 'basic@demo.test')
      const basic = userId('basic@demo.test')
      const impersonationToken = await issueToken(db, 'impersonate', basic, now, minutes)
      return {
        adminUsername: 'admin@demo.test',
        adminPassword: password,
        impersonationToken,
        impersonatedName: 'Jonas Kvist',
      }
    },
    'the user has a colleague': async () => {
      await resetAccount(provider, colleague)
      return { colleagueId: userId(colleague) }
    },
    'a link to a new password was sent': async () => {
      await forgetTries()
      const email = 'projects@demo.test'
      await resetAccount(provider, email)
      await unwrap(requestPasswordReset(client, { query: { email } }))
      const { token } = await lastMail(db, email, 'passwordReset')
      return { resetToken: token, resetUsername: email }
    },
    'a link to an inactive account was sent': async () => {
      await forgetTries()
      const activateUsername = 'none@demo.test'
      const id = userId(activateUsername)
      await db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
      return { activateToken: await issueToken(db, 'activate', id, now, minutes), activateUsername }
    },
    'a code for a new e-mail address was sent': async () => {
      await forgetTries()
      const newEmail = newMail()
      return { newEmail, emailCode: await emailCode(newEmail) }
    },
    'a code for an e-mail address in use was sent': async () => {
      await forgetTries()
      await resetAccount(provider, colleague)
      const usedEmail = colleague
      return { usedEmail, emailCode: await emailCode(usedEmail) }
    },
    'limited access can be given to an e-mail address': async () => {
      await forgetTries()
      return { freeMail: newMail() }
    },
    'limited access is refused to an e-mail address': async () => {
      const refusedMail = await giveAccess(codesAnHour)
      await db.deleteFrom('limited_visitors').where('mail', '=', refusedMail).execute()
      return { refusedMail }
    },
    'a code for limited access was sent': async () => {
      const visitorMail = await giveAccess(1)
      const { code } = await lastMail(db, visitorMail, 'limitedAccessCode')
      return { visitorMail, visitorCode: code }
    },
    'too many codes were sent to a limited visitor': async () => ({
      floodedMail: await giveAccess(codesAnHour),
    }),
  } satisfies Partial<ProviderStateHandlers>
}
