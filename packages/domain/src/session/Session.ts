/**
 * Why a session ended without a logout: a later login, an administrator, a refused token, or a new version of
 * the app.
 */
type EndReason = 'taken' | 'ended' | 'rejected' | 'otherVersion'

/**
 * The person who uses the app. In the state `restoring`, the app has a token, but has not loaded the user or
 * visitor to whom the token belongs. (W01)
 */
export type SessionState<User, Visitor> =
  | { readonly status: 'anonymous'; readonly reason: EndReason | null }
  | { readonly status: 'restoring'; readonly token: string }
  | { readonly status: 'signedIn'; readonly token: string; readonly user: User }
  | { readonly status: 'limited'; readonly token: string; readonly visitor: Visitor }

export type SessionEvent<User, Visitor> =
  /** A login, or an impersonation by an administrator. */
  | { readonly type: 'signedIn'; readonly token: string; readonly user: User }
  /** The service has returned the user to whom this token belongs. */
  | { readonly type: 'userLoaded'; readonly token: string; readonly user: User }
  /** The service has returned the data of the limited visitor to whom this token belongs. */
  | { readonly type: 'limitedAccessLoaded'; readonly token: string; readonly visitor: Visitor }
  | { readonly type: 'signedOut' }
  /** A later login to the same account ended this session (status 481). */
  | { readonly type: 'sessionTaken' }
  /** An administrator ended the session (status 482). */
  | { readonly type: 'sessionEnded' }
  /** The service refused the token (status 401 or 498). */
  | { readonly type: 'tokenRejected' }
  /** The app now has another major or minor version than at the start of the session. */
  | { readonly type: 'versionChanged' }

const reasons = {
  sessionTaken: 'taken',
  sessionEnded: 'ended',
  tokenRejected: 'rejected',
  versionChanged: 'otherVersion',
} as const

/**
 * Returns the session with which the app starts. With a token, it is the session of the user or limited
 * visitor that this browser has stored, or `restoring` if the browser has stored neither of them. Without a
 * token, nobody is signed in.
 */
export function initialSession<User, Visitor>(
  token: string | null,
  keptUser: User | null = null,
  keptVisitor: Visitor | null = null,
): SessionState<User, Visitor> {
  if (token === null) return { status: 'anonymous', reason: null }
  if (keptUser !== null) return { status: 'signedIn', token, user: keptUser }
  return keptVisitor === null
    ? { status: 'restoring', token }
    : { status: 'limited', token, visitor: keptVisitor }
}

function isOfSession(response: { readonly token: string }, state: SessionState<unknown, unknown>): boolean {
  return 'token' in state && state.token === response.token
}

/**
 * Returns the session after an event. Returns the same object if the event arrives too late, for example
 * after a logout. (W01, W02)
 */
export function sessionAfter<User, Visitor>(
  state: SessionState<User, Visitor>,
  event: SessionEvent<User, Visitor>,
): SessionState<User, Visitor> {
  switch (event.type) {
    case 'signedIn':
      return { status: 'signedIn', token: event.token, user: event.user }
    case 'userLoaded':
      return isOfSession(event, state) ? { status: 'signedIn', token: event.token, user: event.user } : state
    case 'limitedAccessLoaded':
      return isOfSession(event, state) && state.status !== 'signedIn'
        ? { status: 'limited', token: event.token, visitor: event.visitor }
        : state
    case 'signedOut':
      return { status: 'anonymous', reason: null }
    case 'sessionTaken':
    case 'sessionEnded':
    case 'tokenRejected':
    case 'versionChanged':
      // Keep an anonymous session. A request that was pending during a logout can fail afterwards, and must
      // not show an error about the session.
      return state.status === 'anonymous' ? state : { status: 'anonymous', reason: reasons[event.type] }
  }
}
