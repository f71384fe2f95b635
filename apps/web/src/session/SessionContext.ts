import type { Schemas } from '@spadestik/api-client/schema'
import type { Caller } from '@spadestik/domain/access'
import type { SessionEvent, SessionState } from '@spadestik/domain/session'
import type { Dispatch } from 'react'
import { createContext, use } from 'react'

/** Who uses the app, with the API's user and limited-access record. */
export type AppSession = SessionState<Schemas['User'], Schemas['LimitedAccess']>

/** What has happened to the app's session. */
export type AppSessionEvent = SessionEvent<Schemas['User'], Schemas['LimitedAccess']>

export interface Session {
  readonly state: AppSession
  readonly tell: Dispatch<AppSessionEvent>
}

export const SessionContext = createContext<Session | null>(null)

/** The session and how to tell it what has happened. @throws outside SessionProvider. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) {
    throw new Error(
      'useSession was called outside <SessionProvider>: nobody knows who is signed in. Render the part within App.',
    )
  }
  return session
}

/** The caller that the rules of access ask about. */
export function useCaller(): Caller {
  'use memo'
  const { state } = useSession()
  if (state.status === 'signedIn') return { kind: 'user', product: state.user.product }
  return { kind: state.status === 'limited' ? 'limited' : 'visitor' }
}
