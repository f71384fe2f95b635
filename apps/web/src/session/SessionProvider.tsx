import { sessionAfter, sessionConsequences } from '@spadestik/domain/session'
import type { ReactNode } from 'react'
import { useMemo, useReducer } from 'react'
import type { AppSession, AppSessionEvent } from './AppSession'
import { forgetSession } from './forgetSession'
import { forgetDrafts } from './keptDrafts'
import { keepUser } from './keptUser'
import { keepVisitor } from './keptVisitor'
import { SessionContext } from './SessionContext'

/** What an event means outside React: the cookie is set by the login form, everything else is kept here. */
function remember(event: AppSessionEvent, before: AppSession): void {
  if (event.type === 'signedIn' || event.type === 'userLoaded') {
    keepUser(event.user)
    keepVisitor(null)
  }
  if (event.type === 'limitedAccessLoaded') keepVisitor(event.visitor)
  // Whoever logs out is done; whoever was thrown out gets back what they were typing.
  if (event.type === 'signedOut' && before.status === 'signedIn') forgetDrafts(before.user.id)
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
  const session = useMemo(
    () => ({
      state,
      tell: (event: AppSessionEvent) => {
        remember(event, state)
        dispatch(event)
      },
    }),
    [state],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
