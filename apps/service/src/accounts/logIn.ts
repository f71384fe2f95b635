import { limits } from '@spadestik/domain/limits'
import type { Call } from '../contract/Operation'
import { readUser } from './readUser'
import { startSession } from './auth/sessions'

type LoginCall = Pick<Call<'createSession'>, 'db' | 'tokens' | 'query' | 'now' | 'setHeader'>

/**
 * Begins the session of a user who has proved who it is, ends the previous one (W02), and returns the user. The token
 * is in the header `jwt`.
 */
export async function logIn({ db, tokens, query, now, setHeader }: LoginCall, userId: number) {
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
