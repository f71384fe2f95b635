import type { Caller } from '@spadestik/domain/access'
import type { Dispatch } from 'react'
import { createContext, use } from 'react'
import type { AppSession, AppSessionEvent } from './AppSession'

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
