import { initialSession } from '@spadestik/domain/session'
import { readSessionCookie } from './sessionCookie'
import type { AppSession } from './SessionContext'
import { readStoredUser, readStoredVisitor } from './storedIdentity'

/**
 * Calls `act` with the session that another tab has begun or ended, because all tabs of a browser share one
 * session (W01). Returns a function that stops listening.
 *
 * @param ownToken returns the token of this tab
 */
export function onOtherTab(ownToken: () => string | null, act: (session: AppSession) => void): () => void {
  function takeOver(): void {
    const token = readSessionCookie()
    if (token === null || token === ownToken()) return
    const session = initialSession(token, readStoredUser(), readStoredVisitor())
    if (session.status !== 'anonymous') act(session)
  }

  // Watch the storage instead of the cookie, because there is no event for the cookie.
  const onStorage = ({ storageArea, newValue }: StorageEvent) => {
    if (storageArea !== localStorage) return
    if (newValue !== null) takeOver()
    else if (readStoredUser() === null && readStoredVisitor() === null) {
      act({ status: 'anonymous', reason: null })
    }
  }
  // A change of the cookie can reach another tab after the event of the storage.
  const onVisible = () => {
    if (document.visibilityState === 'visible') takeOver()
  }
  addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
