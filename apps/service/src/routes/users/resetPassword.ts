import type { Handler } from '../../app/Operation'
import { useToken } from '../../auth/oneTimeTokens'
import { hashPassword } from '../../auth/passwords'
import { savePassword } from '../../auth/savePassword'
import { takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'
import { queueMail } from '../../mail/queueMail'

/** Sets a new password with the token of an e-mail, and ends the account's sessions except the caller's own. */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { db, body, query, language, now, address, sessionId } = call
  await takeTry(call, tryLimits.token(address))
  const passwordHash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (trx) => {
    const userId = await useToken(trx, 'reset', body.token, now)
    const { name, email } = await savePassword(trx, userId, passwordHash)
    // Other people may have known the old password; the caller's own session proves that this one is the user.
    await trx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .$if(sessionId !== null, (rows) => rows.where('id', '<>', sessionId ?? ''))
      .execute()
    await queueMail(
      trx,
      { email, language, domainId: query.domainId },
      { kind: 'passwordChanged', name },
      now,
    )
  })
  return undefined
}
