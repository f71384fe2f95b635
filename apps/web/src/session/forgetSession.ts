import { clearSearch } from './currentSearch'
import { keepUser } from './keptUser'
import { keepVisitor } from './keptVisitor'
import { clearSessionCookie } from './sessionCookie'

/** Forgets the session in this browser: its cookie, whose it was, and their search. @source specification 4 (Session) */
export function forgetSession(): void {
  clearSessionCookie()
  keepUser(null)
  keepVisitor(null)
  clearSearch()
}
