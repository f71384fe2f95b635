import { limits } from '@spadestik/domain/limits'
import { userOf } from '../contract/Caller'
import type { Handler } from '../contract/Operation'
import { queueMail } from '../mail/queueMail'
import { useToken, issueToken } from './auth/oneTimeTokens'
import { hashPassword, savePassword } from './auth/passwords'
import { takeTry, tryLimits } from './auth/takeTry'
import { recipientOf } from './recipientOf'

/** Activates the account of a user by setting the first password (A03). */
export const activateUser: Handler<'activateUser'> = async (call) => {
  const { db, body, now, address } = call
  await takeTry(call, tryLimits.token(address))
  const passwordHash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (trx) => {
    await savePassword(trx, await useToken(trx, 'activate', body.token, now), passwordHash)
  })
  return undefined
}

/**
 * Mails a link for choosing a new password. The response does not reveal whether an account has the given
 * e-mail address.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (call) => {
  const { db, query, now, address, tokens, pause } = call
  const email = query.email.trim().toLowerCase()
  await takeTry(call, tryLimits.passwordReset(address, email))
  // The response takes the same time for unknown addresses. Everything below takes less than the pause.
  const answered = pause(limits.resetAnswerMs)
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash'])
    .where('email', '=', email)
    .where('deactivated', 'is', null)
    .executeTakeFirst()
  if (user === undefined) {
    await answered
    return undefined
  }
  const to = await recipientOf(db, user.id, call)
  await db.transaction().execute(async (trx) => {
    // A user without a password has never activated the account, so the mail must contain the activation
    // link.
    const isNew = user.password_hash === null
    const minutes = (isNew ? limits.activationHours : limits.resetHours) * 60
    const token = await issueToken(trx, isNew ? 'activate' : 'reset', user.id, now, minutes)
    const sealed = await tokens.seal(token)
    const kind = isNew ? 'activation' : 'passwordReset'
    await queueMail(trx, to, { kind, name: user.name, token: sealed }, now)
  })
  await answered
  return undefined
}

export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { db, body, now, address, sessionId } = call
  await takeTry(call, tryLimits.token(address))
  const passwordHash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (trx) => {
    const userId = await useToken(trx, 'reset', body.token, now)
    const { name } = await savePassword(trx, userId, passwordHash)
    // Other sessions end, because somebody else might have known the old password. The caller's own session
    // stays, because the caller has just set the new password.
    await trx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .$if(sessionId !== null, (rows) => rows.where('id', '<>', sessionId ?? ''))
      .execute()
    await queueMail(trx, await recipientOf(trx, userId, call), { kind: 'passwordChanged', name }, now)
  })
  return undefined
}

/**
 * Changes the password of the caller. The caller's session stays valid. An account has only one session, so
 * no other session has to end.
 */
export const setPassword: Handler<'setPassword'> = async (call) => {
  const { db, body, caller, now } = call
  const { id } = userOf(caller)
  const passwordHash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (trx) => {
    const { name } = await savePassword(trx, id, passwordHash)
    await queueMail(trx, await recipientOf(trx, id, call), { kind: 'passwordChanged', name }, now)
  })
  return undefined
}
