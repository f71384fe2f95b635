import type { Kysely } from 'kysely'
import type { Caller } from '../../contract/Caller'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'
import { callerOfKey, callerOfSession } from './callers'
import { hashSecret, isKey } from './secrets'

const bearerForm = /^Bearer +(\S+) *$/i

/**
 * Reads the token from the `authorization` header. Cookies are ignored, so that other sites cannot make calls
 * on behalf of a user.
 */
export function readBearer(authorization: string | undefined): string | null {
  return bearerForm.exec(authorization ?? '')?.[1] ?? null
}

/** @throws Problem `tokenInvalid` */
async function identifyKey(db: Kysely<Database>, key: string, now: Date): Promise<Caller> {
  const caller = await callerOfKey(db, hashSecret(key), now)
  if (caller !== null) return caller
  throw new Problem(
    'tokenInvalid',
    'The key is unknown, was ended, or its last day is over, so the caller is unknown. Make another key in the settings.',
  )
}

/**
 * Returns the caller with a bearer token: a session, or the key of a program.
 *
 * @param sessionId null when the token is no session
 * @throws Problem `tokenInvalid`, `sessionTaken` or `sessionEnded`.
 */
export async function identifyCaller(
  db: Kysely<Database>,
  bearer: string,
  sessionId: string | null,
  now: Date,
): Promise<Caller> {
  if (isKey(bearer)) return identifyKey(db, bearer, now)
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
