import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { isPassword } from '../../auth/passwords'
import { startSession } from '../../auth/startSession'
import { forgetTries, takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'
import { readUser } from '../../responses/readUser'

/**
 * Signs a user in and ends every other session of the account.
 *
 * @source specification 4
 */
export const createSession: Handler<'createSession'> = async (call) => {
  const { db, tokens, body, query, now, setHeader, address } = call
  const email = body.username.trim().toLowerCase()
  const ofAccount = tryLimits.loginOfAccount(email)
  await takeTry(call, [ofAccount, tryLimits.loginOfCaller(address)])
  const account = await db
    .selectFrom('users')
    .leftJoin('products', 'products.id', 'users.product_id')
    .select(['users.id', 'users.password_hash', 'products.domain_ids'])
    .where('users.email', '=', email)
    .executeTakeFirst()
  const isRight = await isPassword(account?.password_hash ?? null, body.password)
  const isCovered = account?.domain_ids?.includes(query.domainId) ?? true
  if (account === undefined || !isRight || !isCovered) {
    throw new Problem(
      'signedOut',
      'Address and password do not belong together, the account has not been activated, or its product does not cover this domain. Check them and try again.',
    )
  }
  await forgetTries(db, ofAccount)
  // E-mails are written in the language, and sent from the domain, that the user has signed in with.
  const { languageId: language_id, domainId: domain_id } = query
  await db.updateTable('users').set({ language_id, domain_id }).where('id', '=', account.id).execute()
  const sessionId = await startSession(db, account.id, now)
  setHeader('jwt', await tokens.sign(sessionId, limits.rememberedSessionHours, now))
  return readUser(db, account.id)
}
