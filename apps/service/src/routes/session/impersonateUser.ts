import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { useToken } from '../../auth/oneTimeTokens'
import { isPassword } from '../../auth/passwords'
import { startSession } from '../../auth/startSession'
import { forgetTries, takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'
import { readUser } from '../../responses/readUser'

/**
 * Signs an administrator in as the user that a token names; the user’s own session is over.
 *
 * @source specification 4
 */
export const impersonateUser: Handler<'impersonateUser'> = async (call) => {
  const { db, tokens, body, now, setHeader, address } = call
  const email = body.adminUsername.trim().toLowerCase()
  const ofAccount = tryLimits.loginOfAccount(email)
  await takeTry(call, [ofAccount, tryLimits.loginOfCaller(address)])
  const admin = await db
    .selectFrom('users')
    .select(['is_administrator', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const isRight = await isPassword(admin?.password_hash ?? null, body.adminPassword)
  if (!isRight || admin?.is_administrator !== true) {
    throw new Problem(
      'signedOut',
      'These are not the credentials of an administrator, so nobody was signed in. Check them and try again.',
    )
  }
  await forgetTries(db, ofAccount)
  const userId = await useToken(db, 'impersonate', body.token, now)
  setHeader('jwt', await tokens.sign(await startSession(db, userId, now), limits.rememberedSessionHours, now))
  return readUser(db, userId)
}
