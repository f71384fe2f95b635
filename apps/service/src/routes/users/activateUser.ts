import type { Handler } from '../../app/Operation'
import { useToken } from '../../auth/oneTimeTokens'
import { hashPassword } from '../../auth/passwords'
import { savePassword } from '../../auth/savePassword'
import { takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'

/**
 * Activates a user by a first password.
 *
 * @source specification 4
 */
export const activateUser: Handler<'activateUser'> = async (call) => {
  const { db, body, now, address } = call
  await takeTry(call, tryLimits.token(address))
  const passwordHash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (trx) => {
    await savePassword(trx, await useToken(trx, 'activate', body.token, now), passwordHash)
  })
  return undefined
}
