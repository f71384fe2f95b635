import type { Kysely } from 'kysely'
import type { Caller } from '../../contract/Caller'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'
import { callerOfSession } from './callers'

const bearer = /^Bearer +(\S+) *$/i

/**
 * Reads the token from the `authorization` header. Cookies are ignored, so that other sites cannot make calls
 * on behalf of a user.
 */
export function readBearer(authorization: string | undefined): string | null {
  return bearer.exec(authorization ?? '')?.[1] ?? null
}

/**
 * Returns the caller of a session.
 *
 * @param sessionId null when the token could not be read
 * @throws Problem `tokenInvalid`, `sessionTaken` or `sessionEnded`.
 */
export async function identifyCaller(db: Kysely<Database>, sessionId: string | null): Promise<Caller> {
  const found = sessionId === null ? null : await callerOfSession(db, sessionId)
  if (found === null) {
    throw new Problem(
      'tokenInvalid',
      'The token is malformed, expired or not from this service, so the caller is unknown. Sign in again.',
    )
  }
  if (found === 'taken') {
    throw new Problem(
      'sessionTaken',
      'The account was signed in to elsewhere, which ended this session. Sign in again to continue here.',
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
