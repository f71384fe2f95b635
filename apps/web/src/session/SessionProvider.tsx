import type { ReactNode } from 'react'
import { useMemo, useReducer } from 'react'
import { clearSearch } from './currentSearch'
import { keepUser, readKeptUser } from './keptUser'
import { SessionContext } from './SessionContext'
import { clearSessionCookie, readSessionCookie } from './sessionCookie'
import type { SessionEvent } from './sessionReducer'
import { initialSession, sessionReducer } from './sessionReducer'

/** What an event means outside React: the cookie is set by the login form, everything else is kept here. */
function remember(event: SessionEvent): void {
  switch (event.type) {
    case 'signedIn':
    case 'userLoaded':
      keepUser(event.user)
      break
    case 'signedOut':
    case 'sessionTaken':
    case 'sessionEnded':
    case 'tokenRejected':
      clearSessionCookie()
      keepUser(null)
      clearSearch()
  }
}

/** Knows who is signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(sessionReducer, null, () =>
    initialSession(readSessionCookie(), readKeptUser()),
  )
  const session = useMemo(
    () => ({
      state,
      tell: (event: SessionEvent) => {
        remember(event)
        dispatch(event)
      },
    }),
    [state],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
