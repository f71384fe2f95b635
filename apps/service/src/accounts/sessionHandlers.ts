import type { Handler } from '../contract/Operation'
import { limits } from '@spadestik/domain/limits'
import { Problem } from '../contract/Problem'
import { checkLogin } from './auth/checkLogin'
import { findAccount } from './auth/findAccount'
import { recordImpersonation } from './auth/impersonations'
import { logIn } from './logIn'
import { useToken } from './auth/oneTimeTokens'
import { isPassword } from './auth/passwords'
import { startSession } from './auth/sessions'
import { recordDeed } from './provisioning/audit'
import { readUser } from './readUser'

/** Signs a user in and ends all other sessions of the account (W02). */
export const createSession: Handler<'createSession'> = async (call) => {
  const { db, body, query } = call
  const email = body.username.trim().toLowerCase()
  const userId = await checkLogin(call, email, async () => {
    const account = await findAccount(db, { email })
    const isRight = await isPassword(account?.passwordHash ?? null, body.password)
    return isRight && account?.covers(query.domainId) === true ? account.id : null
  })
  if (userId === null) {
    throw new Problem(
      'signedOut',
      'The address and password do not match, the account has not been activated, its company has its own sign-in, or its product does not cover this domain. Check them and try again.',
    )
  }
  return logIn(call, userId)
}

/**
 * Signs the caller out. Further calls with the token of this session get the status 498 (token not valid).
 */
export const endSession: Handler<'endSession'> = async ({ db, sessionId }) => {
  if (sessionId !== null) await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
  return undefined
}

/**
 * Signs an administrator in as the user to whom a single-use token belongs, for an hour. The previous session
 * of this user ends (A04). Who acted as whom is recorded.
 */
export const impersonateUser: Handler<'impersonateUser'> = async (call) => {
  const { db, tokens, body, now, setHeader } = call
  const email = body.adminUsername.trim().toLowerCase()
  const adminId = await checkLogin(call, email, async () => {
    const admin = await findAccount(db, { email })
    const isRight = await isPassword(admin?.passwordHash ?? null, body.adminPassword)
    return isRight && admin?.isAdministrator === true ? admin.id : null
  })
  if (adminId === null) {
    throw new Problem(
      'signedOut',
      'These are not the credentials of an administrator, so nobody was signed in. Check them and try again.',
    )
  }
  const { userId, sessionId } = await db.transaction().execute(async (trx) => {
    const id = await useToken(trx, 'impersonate', body.token, now)
    const record = await recordImpersonation(trx, adminId, id, now)
    const { email: subject } = await readUser(trx, id)
    await recordDeed(
      trx,
      { actor: email, now },
      { action: 'users.actAs', subject: `user ${subject}`, before: null, after: null },
    )
    return { userId: id, sessionId: await startSession(trx, id, now, record) }
  })
  setHeader('jwt', await tokens.sign(sessionId, limits.impersonationHours, now))
  return readUser(db, userId, false)
}
