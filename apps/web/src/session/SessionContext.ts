import type { Schemas } from '@spadestik/api-client/schema'
import type { Caller } from '@spadestik/domain/access'
import type { SessionEvent, SessionState } from '@spadestik/domain/session'
import type { Dispatch } from 'react'
import { createContext, use } from 'react'

export type AppSession = SessionState<Schemas['User'], Schemas['LimitedAccess']>

export type AppSessionEvent = SessionEvent<Schemas['User'], Schemas['LimitedAccess']>

export interface Session {
  readonly state: AppSession
  readonly dispatch: Dispatch<AppSessionEvent>
  /** After a login, loads the code of the current page. Never rejects. */
  readonly loadPage: () => Promise<unknown>
}

export const SessionContext = createContext<Session | null>(null)

/** @throws outside SessionProvider */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) {
    throw new Error(
      'useSession was called outside <SessionProvider>, so there is no session. Render the component inside App.',
    )
  }
  return session
}

/** Returns who uses the app, for the access rules (K01). */
export function useCaller(): Caller {
  'use memo'
  const { state } = useSession()
  if (state.status === 'signedIn') return { kind: 'user', product: state.user.product }
  return { kind: state.status === 'limited' ? 'limited' : 'visitor' }
}
