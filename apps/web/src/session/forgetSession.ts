import { clearSearch } from './currentSearch'
import { keepImpersonation, keepUser, keepVisitor } from './keptIdentity'
import { clearSessionCookie } from './sessionCookie'

/** Deletes the session from this browser: the cookie, the identity and the last search. */
export function forgetSession(): void {
  clearSessionCookie()
  keepUser(null)
  keepVisitor(null)
  keepImpersonation(null)
  clearSearch()
}
