import { clearSearch } from './currentSearch'
import { keepImpersonation, keepUser, keepVisitor } from './keptIdentity'
import { clearSessionCookie } from './sessionCookie'

/** Forgets the session in this browser: its cookie, whose it was, and their search. */
export function forgetSession(): void {
  clearSessionCookie()
  keepUser(null)
  keepVisitor(null)
  keepImpersonation(null)
  clearSearch()
}
