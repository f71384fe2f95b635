import { initialSession, isOtherVersion } from '@spadestik/domain/session'
import { version } from '../../package.json'
import type { AppSession } from './SessionContext'
import { forgetSession } from './forgetSession'
import { keepInterruption } from './keptDrafts'
import { readKeptUser, readKeptVisitor } from './keptIdentity'
import { readStorage, writeStorage } from '../storage/readStorage'
import { clearSessionCookie, readSessionCookie } from './sessionCookie'

const key = 'version'

/**
 * The session that the app starts with: what the cookie and this browser's memory say, unless they come from
 * another major or minor version of the app than the one that is bundled here, which ends them.
 *
 * @source specification 4 (Session), 7 (the version check)
 */
export function beginSession(bundled: string = version): AppSession {
  const stored = readStorage(key, (kept) => (typeof kept === 'string' ? kept : null))
  writeStorage(key, bundled)
  const token = readSessionCookie()
  // A cookie that cannot be read would only come along with every call.
  if (token === null) clearSessionCookie()
  if (token !== null && stored !== null && isOtherVersion(stored, bundled)) {
    const user = readKeptUser()
    if (user !== null) keepInterruption(user.id)
    forgetSession()
    return { status: 'anonymous', reason: 'otherVersion' }
  }
  return initialSession(token, readKeptUser(), readKeptVisitor())
}
