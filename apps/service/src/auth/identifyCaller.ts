import type { Kysely } from 'kysely'
import type { Caller } from '../app/Caller'
import { Problem } from '../app/Problem'
import type { Database } from '../database/Database'
import { callerOfSession } from './callerOfSession'
import type { Tokens } from './Tokens'

const bearer = /^Bearer +(\S+) *$/i

/**
 * Finds out who calls, by the bearer header alone: no cookie is read, so no other site can call in
 * somebody's name.
 *
 * @throws Problem `tokenInvalid`, `sessionTaken` or `sessionEnded`.
 * @source specification 8
 */
export async function identifyCaller(
  db: Kysely<Database>,
  tokens: Tokens,
  authorization: string | undefined,
  now: Date,
): Promise<Caller> {
  const token = bearer.exec(authorization ?? '')?.[1]
  if (token === undefined) return { kind: 'visitor' }
  const sessionId = await tokens.read(token, now)
  const found = sessionId === null ? null : await callerOfSession(db, sessionId)
  if (found === null) {
    throw new Problem(
      'tokenInvalid',
      'The token is malformed, expired or not of this service, so nobody is known by it. Sign in again.',
    )
  }
  if (found === 'taken') {
    throw new Problem(
      'sessionTaken',
      'The account has been signed in to elsewhere, which ended this session. Sign in again to go on here.',
    )
  }
  if (found === 'ended') {
    throw new Problem(
      'sessionEnded',
      'An administrator ended the session, so it is no longer valid. Sign in again.',
    )
  }
  return found
}
