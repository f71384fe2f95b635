import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { issueToken } from '../../auth/oneTimeTokens'
import { takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'
import { queueMail } from '../../mail/queueMail'

/**
 * Sends an e-mail with a link to a new password, and answers the same where nobody has the address.
 *
 * @source specification 7
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (call) => {
  const { db, query, language, now, address } = call
  const email = query.email.trim().toLowerCase()
  await takeTry(call, tryLimits.passwordReset(address, email))
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (user === undefined) return undefined
  const to = { email, language, domainId: query.domainId }
  await db.transaction().execute(async (trx) => {
    // Whoever has no password yet needs the link of a new account.
    const isNew = user.password_hash === null
    const minutes = (isNew ? limits.activationHours : limits.resetHours) * 60
    const token = await issueToken(trx, isNew ? 'activate' : 'reset', user.id, now, minutes)
    await queueMail(trx, to, { kind: isNew ? 'activation' : 'passwordReset', name: user.name, token }, now)
  })
  return undefined
}
