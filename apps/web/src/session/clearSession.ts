import { deleteSearch } from './storedSearch'
import { storeImpersonation, storeUser, storeVisitor } from './storedIdentity'
import { clearSessionCookie } from './sessionCookie'

/** Deletes the session from this browser: the cookie, the stored identity and the last search. */
export function clearSession(): void {
  clearSessionCookie()
  storeUser(null)
  storeVisitor(null)
  storeImpersonation(null)
  deleteSearch()
}
