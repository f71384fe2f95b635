import { sessionAfter, sessionConsequences } from '@spadestik/domain/session'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import type { AppSession, AppSessionEvent } from './SessionContext'
import { forgetSession } from './forgetSession'
import { forgetDrafts, keepInterruption } from './keptDrafts'
import { keepUser, keepVisitor, readKeptUser } from './keptIdentity'
import { onSessionForgotten } from './onSessionForgotten'
import { SessionContext } from './SessionContext'

/** Applies an event to cookie and storage. On login, the form itself writes the cookie. */
function remember(event: AppSessionEvent, before: AppSession): void {
  // A response that arrives after a logout, perhaps in another tab, must not restore the user.
  const isLate = event.type === 'userLoaded' && before.status === 'anonymous'
  if (!isLate && (event.type === 'signedIn' || event.type === 'userLoaded')) {
    keepUser(event.user)
    keepVisitor(null)
  }
  if (event.type === 'limitedAccessLoaded') keepVisitor(event.visitor)
  // A logout deletes drafts. A session that ended otherwise offers them again.
  if (event.type === 'signedOut') {
    if (before.status === 'signedIn') forgetDrafts(before.user.id)
  } else if (sessionConsequences[event.type].forgets) {
    // Read the user from storage, since the caller may hold an older state.
    const user = readKeptUser()
    if (user !== null) keepInterruption(user.id)
  }
  if (sessionConsequences[event.type].forgets) forgetSession()
}

interface SessionProviderProps {
  /** The initial state, from `beginSession`. */
  start: AppSession
  children: ReactNode
}

/** Provides the session (W01). */
export function SessionProvider({ start, children }: SessionProviderProps) {
  const [state, apply] = useReducer<AppSession, [AppSessionEvent]>(sessionAfter, start)
  const isGone = useRef(false)
  const session = useMemo(
    () => ({
      state,
      dispatch: (event: AppSessionEvent) => {
        // A response that arrives after unmounting must not change the stored user.
        if (isGone.current) return
        remember(event, state)
        apply(event)
      },
    }),
    [state],
  )
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  // A logout in one tab logs out all tabs of this browser.
  useEffect(() => onSessionForgotten(() => apply({ type: 'signedOut' })), [])
  return <SessionContext value={session}>{children}</SessionContext>
}
