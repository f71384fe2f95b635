import { initialSession, sessionAfter, sessionConsequences } from '@spadestik/domain/session'
import type { ReactNode } from 'react'
import { useMemo, useReducer } from 'react'
import type { AppSession, AppSessionEvent } from './AppSession'
import { clearSearch } from './currentSearch'
import { keepUser, readKeptUser } from './keptUser'
import { SessionContext } from './SessionContext'
import { clearSessionCookie, readSessionCookie } from './sessionCookie'

/** What an event means outside React: the cookie is set by the login form, everything else is kept here. */
function remember(event: AppSessionEvent): void {
  if (event.type === 'signedIn' || event.type === 'userLoaded') keepUser(event.user)
  if (!sessionConsequences[event.type].forgets) return
  clearSessionCookie()
  keepUser(null)
  clearSearch()
}

/** Knows who is signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer<AppSession, null, [AppSessionEvent]>(sessionAfter, null, () =>
    initialSession(readSessionCookie(), readKeptUser()),
  )
  const session = useMemo(
    () => ({
      state,
      tell: (event: AppSessionEvent) => {
        remember(event)
        dispatch(event)
      },
    }),
    [state],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
