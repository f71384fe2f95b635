import type { Schemas } from '@spadestik/api-client/schema'
import type { Caller } from '@spadestik/domain/access'
import type { SessionEvent, SessionState } from '@spadestik/domain/session'
import type { Dispatch } from 'react'
import { createContext, use } from 'react'

/** The state of the session, with the API's types for the user and the limited visitor. */
export type AppSession = SessionState<Schemas['User'], Schemas['LimitedAccess']>

/** An event that changes the session, such as a login or a response that ended it. */
export type AppSessionEvent = SessionEvent<Schemas['User'], Schemas['LimitedAccess']>

export interface Session {
  readonly state: AppSession
  readonly dispatch: Dispatch<AppSessionEvent>
  /** Loads the code that the current page needs once a session begins. Never rejects. */
  readonly loadPage: () => Promise<unknown>
}

export const SessionContext = createContext<Session | null>(null)

/** Returns the session and the function that reports events to it. @throws outside SessionProvider */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) {
    throw new Error(
      'useSession was called outside <SessionProvider>, so there is no session. Render the component inside App.',
    )
  }
  return session
}

/**
 * Returns who uses the app, in the form that the access rules need: a visitor, a limited visitor, or a user
 * with the rights of the subscription (K01).
 */
export function useCaller(): Caller {
  'use memo'
  const { state } = useSession()
  if (state.status === 'signedIn') return { kind: 'user', product: state.user.product }
  return { kind: state.status === 'limited' ? 'limited' : 'visitor' }
}
