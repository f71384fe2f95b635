import type { Schemas } from '@spadestik/api-client/schema'

/** Why somebody is logged out although they did not ask for it. */
export type EndReason = 'taken' | 'ended' | 'rejected'

/** Who uses the app. */
export type SessionState =
  | { readonly status: 'anonymous'; readonly reason: EndReason | null }
  | { readonly status: 'restoring'; readonly token: string }
  | { readonly status: 'signedIn'; readonly token: string; readonly user: Schemas['User'] }

/** What has happened to a session. */
export type SessionEvent =
  | { readonly type: 'signedIn'; readonly token: string; readonly user: Schemas['User'] }
  | { readonly type: 'userLoaded'; readonly user: Schemas['User'] }
  | { readonly type: 'signedOut' }
  /** Another login has taken the account (481). */
  | { readonly type: 'sessionTaken' }
  /** An administrator has ended the session (482). */
  | { readonly type: 'sessionEnded' }
  /** The token was refused (401, 498). */
  | { readonly type: 'tokenRejected' }

const reasons = { sessionTaken: 'taken', sessionEnded: 'ended', tokenRejected: 'rejected' } as const

/** The session after an event. @source specification 4 (Session), 8 */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'signedIn':
      return { status: 'signedIn', token: event.token, user: event.user }
    case 'userLoaded':
      return state.status === 'anonymous'
        ? state
        : { status: 'signedIn', token: state.token, user: event.user }
    case 'signedOut':
      return { status: 'anonymous', reason: null }
    case 'sessionTaken':
    case 'sessionEnded':
    case 'tokenRejected':
      // A call that was under way when the session ended must not turn a logout into a failure.
      return state.status === 'anonymous' ? state : { status: 'anonymous', reason: reasons[event.type] }
  }
}

/** The session that an app begins with: the cookie's, with the user that this browser has kept. */
export function initialSession(token: string | null, keptUser: Schemas['User'] | null = null): SessionState {
  if (token === null) return { status: 'anonymous', reason: null }
  return keptUser === null ? { status: 'restoring', token } : { status: 'signedIn', token, user: keptUser }
}
