import { coversDomain } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../contract/Operation'
import { Problem } from '../contract/Problem'
import { checkLogin } from './auth/checkLogin'
import { recordImpersonation } from './auth/impersonations'
import { useToken } from './auth/oneTimeTokens'
import { isPassword } from './auth/passwords'
import { startSession } from './auth/sessions'
import { recordDeed } from './provisioning/audit'
import { readUser } from './readUser'

/** Signs a user in and ends all other sessions of the account (W02). */
export const createSession: Handler<'createSession'> = async (call) => {
  const { db, tokens, body, query, now, setHeader } = call
  const email = body.username.trim().toLowerCase()
  const userId = await checkLogin(call, email, async () => {
    const account = await db
      .selectFrom('users')
      .innerJoin('subscribers', 'subscribers.id', 'users.subscriber_id')
      .leftJoin('running_products as products', 'products.id', 'users.product_id')
      .select(['users.id', 'users.password_hash', 'users.is_administrator', 'products.domain_ids'])
      .where('users.email', '=', email)
      .where('users.deactivated', 'is', null)
      .where('subscribers.ended', 'is', null)
      .executeTakeFirst()
    const isRight = await isPassword(account?.password_hash ?? null, body.password)
    if (account === undefined || !isRight) return null
    const domainIds = account.is_administrator ? null : account.domain_ids
    return coversDomain(domainIds, query.domainId) ? account.id : null
  })
  if (userId === null) {
    throw new Problem(
      'signedOut',
      'The address and password do not match, the account has not been activated, or its product does not cover this domain. Check them and try again.',
    )
  }
  // E-mails to the user have the language and the national domain (dk, se or no) of the first login. Later
  // logins do not change them, because people also log in abroad or on another computer (ADR 82).
  const { languageId: language_id, domainId: domain_id } = query
  await db
    .updateTable('users')
    .set({ language_id, domain_id, is_home_known: true })
    .where('id', '=', userId)
    .where('is_home_known', '=', false)
    .execute()
  const sessionId = await db.transaction().execute((trx) => startSession(trx, userId, now))
  setHeader('jwt', await tokens.sign(sessionId, limits.rememberedSessionHours, now))
  return readUser(db, userId)
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
    const admin = await db
      .selectFrom('users')
      .select(['id', 'is_administrator', 'password_hash'])
      .where('email', '=', email)
      .where('deactivated', 'is', null)
      .executeTakeFirst()
    const isRight = await isPassword(admin?.password_hash ?? null, body.adminPassword)
    return isRight && admin?.is_administrator === true ? admin.id : null
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
  return readUser(db, userId)
}
