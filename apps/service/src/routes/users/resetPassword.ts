import type { Handler } from '../../app/Operation'
import { useToken } from '../../auth/oneTimeTokens'
import { hashPassword } from '../../auth/passwords'
import { savePassword } from '../../auth/savePassword'
import { takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'
import { queueMail } from '../../mail/queueMail'

/**
 * Sets a new password with the secret of an e-mail; every session of the account is over.
 *
 * @source specification 4
 */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { db, body, query, language, now, address } = call
  await takeTry(call, tryLimits.token(address))
  const passwordHash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (trx) => {
    const userId = await useToken(trx, 'reset', body.token, now)
    const { name, email } = await savePassword(trx, userId, passwordHash)
    // Whoever knew the old password is out.
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await queueMail(
      trx,
      { email, language, domainId: query.domainId },
      { kind: 'passwordChanged', name },
      now,
    )
  })
  return undefined
}
