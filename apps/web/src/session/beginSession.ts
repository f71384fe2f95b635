import { initialSession, isOtherVersion } from '@spadestik/domain/session'
import { version } from '../../package.json'
import type { AppSession } from './SessionContext'
import { clearSession } from './clearSession'
import { storeInterruption } from './storedDrafts'
import { readStoredUser, readStoredVisitor } from './storedIdentity'
import { readStorage, writeStorage } from '../storage/readStorage'
import { clearSessionCookie, readSessionCookie } from './sessionCookie'

const key = 'version'

/**
 * Returns the initial session from cookie and storage. Ends a session that another major or minor version of
 * the app has stored (W03).
 */
export function beginSession(bundled: string = version): AppSession {
  const stored = readStorage(key, (kept) => (typeof kept === 'string' ? kept : null))
  writeStorage(key, bundled)
  const token = readSessionCookie()
  // The cookie can be malformed. Delete it, because the browser would send it with every request.
  if (token === null) clearSessionCookie()
  if (token !== null && stored !== null && isOtherVersion(stored, bundled)) {
    const user = readStoredUser()
    if (user !== null) storeInterruption(user.id)
    clearSession()
    return { status: 'anonymous', reason: 'otherVersion' }
  }
  return initialSession(token, readStoredUser(), readStoredVisitor())
}
