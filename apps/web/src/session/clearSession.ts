import { deleteSearch } from './storedSearch'
import { storeImpersonation, storeUser, storeVisitor } from './storedIdentity'
import { clearSessionCookie } from './sessionCookie'

export function clearSession(): void {
  clearSessionCookie()
  storeUser(null)
  storeVisitor(null)
  storeImpersonation(null)
  deleteSearch()
}
