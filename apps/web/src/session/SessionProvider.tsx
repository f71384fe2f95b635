import { sessionAfter, sessionConsequences } from '@spadestik/domain/session'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AppSession, AppSessionEvent, Session } from './SessionContext'
import { clearSession } from './clearSession'
import { deleteDrafts, storeInterruption } from './storedDrafts'
import { readStoredUser, storeUser, storeVisitor } from './storedIdentity'
import { onSessionCleared } from './onSessionCleared'
import { SessionContext } from './SessionContext'

/**
 * Updates the session cookie and the stored user after an event. After a login, the login form writes the
 * cookie.
 */
function remember(event: AppSessionEvent, before: AppSession, after: AppSession): void {
  // A response that arrives after a logout does not change the session, and must not store the user again.
  if (after !== before && after.status === 'signedIn') {
    storeUser(after.user)
    storeVisitor(null)
  }
  if (after !== before && after.status === 'limited') storeVisitor(after.visitor)
  // A logout deletes the drafts (unsaved texts of forms). After any other end of the session, the next login
  // offers them to the user.
  if (event.type === 'signedOut') {
    if (before.status === 'signedIn') deleteDrafts(before.user.id)
  } else if (sessionConsequences[event.type].forgets) {
    // Another tab can have changed the user, so read it from storage.
    const user = readStoredUser()
    if (user !== null) storeInterruption(user.id)
  }
  if (sessionConsequences[event.type].forgets) clearSession()
}

/** On most visits both are equal, because the service sends the user that is already stored. */
const isSameUser = (before: AppSession, after: AppSession): boolean =>
  before.status === 'signedIn' &&
  after.status === 'signedIn' &&
  before.token === after.token &&
  JSON.stringify(before.user) === JSON.stringify(after.user)

interface SessionProviderProps extends Pick<Session, 'loadPage'> {
  /** The result of `beginSession`. */
  start: AppSession
  children: ReactNode
}

/** Provides the session (W01). */
export function SessionProvider({ start, loadPage, children }: SessionProviderProps) {
  const [state, setState] = useState(start)
  // The session after the last event. The next event can arrive before React has rendered it.
  const current = useRef(start)
  const isGone = useRef(false)
  const dispatch = useCallback((event: AppSessionEvent) => {
    // A response that arrives after unmounting must not change the stored user.
    if (isGone.current) return
    const before = current.current
    const after = sessionAfter(before, event)
    remember(event, before, after)
    // If the user is the same, keep the state. Otherwise all components that depend on the user's rights
    // would render again.
    if (isSameUser(before, after)) return
    current.current = after
    setState(after)
  }, [])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  // A logout in one tab logs out all tabs of this browser.
  useEffect(
    () =>
      onSessionCleared(() => {
        current.current = { status: 'anonymous', reason: null }
        setState(current.current)
      }),
    [],
  )
  const session = useMemo(() => ({ state, dispatch, loadPage }), [state, dispatch, loadPage])
  return <SessionContext value={session}>{children}</SessionContext>
}
