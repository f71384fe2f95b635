import { sessionAfter, sessionConsequences } from '@spadestik/domain/session'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import type { AppSession, AppSessionEvent } from './SessionContext'
import { forgetSession } from './forgetSession'
import { forgetDrafts, keepInterruption } from './keptDrafts'
import { keepUser, keepVisitor, readKeptUser } from './keptIdentity'
import { onSessionForgotten } from './onSessionForgotten'
import { SessionContext } from './SessionContext'

/** Carries out what an event means outside React; the login form sets the cookie itself. */
function remember(event: AppSessionEvent, before: AppSession): void {
  // An answer that arrives after a logout, perhaps in another tab, must not bring the user back.
  const isLate = event.type === 'userLoaded' && before.status === 'anonymous'
  if (!isLate && (event.type === 'signedIn' || event.type === 'userLoaded')) {
    keepUser(event.user)
    keepVisitor(null)
  }
  if (event.type === 'limitedAccessLoaded') keepVisitor(event.visitor)
  // A user who logs out is done; one whose session was ended gets back what they were typing.
  if (event.type === 'signedOut') {
    if (before.status === 'signedIn') forgetDrafts(before.user.id)
  } else if (sessionConsequences[event.type].forgets) {
    // The storage knows the user even where the caller of `tell` holds an older state.
    const user = readKeptUser()
    if (user !== null) keepInterruption(user.id)
  }
  if (sessionConsequences[event.type].forgets) forgetSession()
}

interface SessionProviderProps {
  /** What the app starts with, from `beginSession`. */
  start: AppSession
  children: ReactNode
}

/** Knows who is signed in. */
export function SessionProvider({ start, children }: SessionProviderProps) {
  const [state, dispatch] = useReducer<AppSession, [AppSessionEvent]>(sessionAfter, start)
  const isGone = useRef(false)
  const session = useMemo(
    () => ({
      state,
      tell: (event: AppSessionEvent) => {
        // An answer that arrives when the app is gone must not change whom the browser remembers.
        if (isGone.current) return
        remember(event, state)
        dispatch(event)
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
  // Logging out in one tab logs out every tab of this browser.
  useEffect(() => onSessionForgotten(() => dispatch({ type: 'signedOut' })), [])
  return <SessionContext value={session}>{children}</SessionContext>
}
