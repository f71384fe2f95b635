import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { checkLogin } from '../../auth/checkLogin'
import { useToken } from '../../auth/oneTimeTokens'
import { isPassword } from '../../auth/passwords'
import { startSession } from '../../auth/startSession'
import { readUser } from '../../responses/readUser'

/** Signs an administrator in as the user that a token names, and ends the user's own session. */
export const impersonateUser: Handler<'impersonateUser'> = async (call) => {
  const { db, tokens, body, now, setHeader } = call
  const email = body.adminUsername.trim().toLowerCase()
  const adminId = await checkLogin(call, email, async () => {
    const admin = await db
      .selectFrom('users')
      .select(['id', 'is_administrator', 'password_hash'])
      .where('email', '=', email)
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
  const userId = await useToken(db, 'impersonate', body.token, now)
  setHeader('jwt', await tokens.sign(await startSession(db, userId, now), limits.rememberedSessionHours, now))
  return readUser(db, userId)
}
