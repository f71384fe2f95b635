/** Why somebody is logged out although they did not ask for it. */
export type EndReason = 'taken' | 'ended' | 'rejected' | 'otherVersion'

/**
 * Who uses the app: nobody known, somebody whose token was found but not yet their name, a user, or a visitor
 * with limited access.
 *
 * @source specification 4 (Session)
 */
export type SessionState<User, Visitor> =
  | { readonly status: 'anonymous'; readonly reason: EndReason | null }
  | { readonly status: 'restoring'; readonly token: string }
  | { readonly status: 'signedIn'; readonly token: string; readonly user: User }
  | { readonly status: 'limited'; readonly token: string; readonly visitor: Visitor }

/** What has happened to a session, in the past tense. */
export type SessionEvent<User, Visitor> =
  /** A login, or an administrator's in a user's name. */
  | { readonly type: 'signedIn'; readonly token: string; readonly user: User }
  | { readonly type: 'userLoaded'; readonly user: User }
  | { readonly type: 'limitedAccessLoaded'; readonly visitor: Visitor }
  | { readonly type: 'signedOut' }
  /** Another login has taken the account (481). */
  | { readonly type: 'sessionTaken' }
  /** An administrator has ended the session (482). */
  | { readonly type: 'sessionEnded' }
  /** The token was refused (401, 498). */
  | { readonly type: 'tokenRejected' }
  /** The app is of another major or minor version than the one that the session began in. */
  | { readonly type: 'versionChanged' }

const reasons = {
  sessionTaken: 'taken',
  sessionEnded: 'ended',
  tokenRejected: 'rejected',
  versionChanged: 'otherVersion',
} as const

/** The session that an app begins with: the cookie's token, with the user or the visitor that this browser has kept. */
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

/** The session after an event; what comes too late changes nothing. @source specification 4 (Session), 8 */
export function sessionAfter<User, Visitor>(
  state: SessionState<User, Visitor>,
  event: SessionEvent<User, Visitor>,
): SessionState<User, Visitor> {
  switch (event.type) {
    case 'signedIn':
      return { status: 'signedIn', token: event.token, user: event.user }
    case 'userLoaded':
      return state.status === 'anonymous'
        ? state
        : { status: 'signedIn', token: state.token, user: event.user }
    case 'limitedAccessLoaded':
      // The record of a visitor is asked for only while nobody is signed in.
      return state.status === 'anonymous' || state.status === 'signedIn'
        ? state
        : { status: 'limited', token: state.token, visitor: event.visitor }
    case 'signedOut':
      return { status: 'anonymous', reason: null }
    case 'sessionTaken':
    case 'sessionEnded':
    case 'tokenRejected':
    case 'versionChanged':
      // A call that was under way when the session ended must not turn a logout into a failure.
      return state.status === 'anonymous' ? state : { status: 'anonymous', reason: reasons[event.type] }
  }
}

/** Whether somebody is logged in: a token and the user or the limited-access record with it. @source specification 4 (Session) */
export function isLoggedIn<User, Visitor>({ status }: SessionState<User, Visitor>): boolean {
  return status === 'signedIn' || status === 'limited'
}
