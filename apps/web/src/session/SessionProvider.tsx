import { sessionAfter, sessionConsequences } from '@spadestik/domain/session'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import type { AppSession, AppSessionEvent, Session } from './SessionContext'
import { clearSession } from './clearSession'
import { deleteDrafts, storeInterruption } from './storedDrafts'
import { readStoredUser, storeUser, storeVisitor } from './storedIdentity'
import { onSessionCleared } from './onSessionCleared'
import { SessionContext } from './SessionContext'

/**
 * Updates the session cookie and the stored user after an event of the session. After a login, the login form
 * itself writes the cookie.
 */
function remember(event: AppSessionEvent, before: AppSession): void {
  // A response can arrive after a logout in this tab or another one. It must not store the user again.
  const isLate = event.type === 'userLoaded' && before.status === 'anonymous'
  if (!isLate && (event.type === 'signedIn' || event.type === 'userLoaded')) {
    storeUser(event.user)
    storeVisitor(null)
  }
  if (event.type === 'limitedAccessLoaded') storeVisitor(event.visitor)
  // A logout deletes the drafts, which are unsaved texts of forms. After any other end of the session, the
  // drafts are offered to the user at the next login.
  if (event.type === 'signedOut') {
    if (before.status === 'signedIn') deleteDrafts(before.user.id)
  } else if (sessionConsequences[event.type].forgets) {
    // Read the user from storage, because `before` can be an outdated state.
    const user = readStoredUser()
    if (user !== null) storeInterruption(user.id)
  }
  if (sessionConsequences[event.type].forgets) clearSession()
}

/** Whether an event brings a user who is equal to the known one. This is the case on most visits. */
const isKnownUser = (event: AppSessionEvent, { user }: { user: unknown }): boolean =>
  event.type === 'userLoaded' && JSON.stringify(event.user) === JSON.stringify(user)

interface SessionProviderProps extends Pick<Session, 'loadPage'> {
  /** The initial state, which `beginSession` returns. */
  start: AppSession
  children: ReactNode
}

/** Provides the session (W01). */
export function SessionProvider({ start, loadPage, children }: SessionProviderProps) {
  const [state, apply] = useReducer<AppSession, [AppSessionEvent]>(sessionAfter, start)
  const isGone = useRef(false)
  const session = useMemo(
    () => ({
      state,
      loadPage,
      dispatch: (event: AppSessionEvent) => {
        // A response that arrives after unmounting must not change the stored user.
        if (isGone.current) return
        remember(event, state)
        // Keep the state then, so that the components with rights of the user do not render again.
        if (state.status === 'signedIn' && isKnownUser(event, state)) return
        apply(event)
      },
    }),
    [state, loadPage],
  )
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  // A logout in one tab logs out all tabs of this browser.
  useEffect(() => onSessionCleared(() => apply({ type: 'signedOut' })), [])
  return <SessionContext value={session}>{children}</SessionContext>
}
