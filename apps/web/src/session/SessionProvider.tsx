import { sessionAfter, sessionConsequences } from '@spadestik/domain/session'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AppSession, AppSessionEvent, Session } from './SessionContext'
import { clearSession } from './clearSession'
import { deleteDrafts, storeInterruption } from './storedDrafts'
import { readStoredUser, storeUser, storeVisitor } from './storedIdentity'
import { onOtherTab } from './onOtherTab'
import { SessionContext } from './SessionContext'

/**
 * Updates the session cookie and the stored user after an event. The cookie of a new session is written by
 * the login form.
 */
function remember(event: AppSessionEvent, before: AppSession, after: AppSession): void {
  // Store the user only if the session has changed. A response that arrives after a logout changes nothing.
  if (after !== before && after.status === 'signedIn') {
    storeUser(after.user)
    storeVisitor(null)
  }
  if (after !== before && after.status === 'limited') storeVisitor(after.visitor)
  // Delete the drafts (unsaved texts of forms) on a logout. After any other end of the session, the next
  // login offers the drafts to the user.
  if (event.type === 'signedOut') {
    if (before.status === 'signedIn') deleteDrafts(before.user.id)
  } else if (sessionConsequences[event.type].forgets) {
    // Read the user from storage, because another tab can have changed the user.
    const user = readStoredUser()
    if (user !== null) storeInterruption(user.id)
  }
  if (sessionConsequences[event.type].forgets) clearSession()
}

/**
 * Whether two sessions have the same token and user. On most visits, the service sends the user that is
 * already stored.
 */
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
  // The session after the last event. React state is not enough, because the next event can arrive before
  // React has rendered the last one.
  const current = useRef(start)
  const isGone = useRef(false)
  const dispatch = useCallback((event: AppSessionEvent) => {
    // Ignore events after unmounting, because a late response must not change the stored user.
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
  useEffect(
    () =>
      onOtherTab(
        () => ('token' in current.current ? current.current.token : null),
        (session) => {
          current.current = session
          setState(session)
        },
      ),
    [],
  )
  const session = useMemo(() => ({ state, dispatch, loadPage }), [state, dispatch, loadPage])
  return <SessionContext value={session}>{children}</SessionContext>
}
