import type { Caller, SignedInUser } from './Caller'
import { Problem } from './Problem'

/**
 * The signed-in user who calls.
 *
 * @throws Problem `forbidden` for a limited visitor, `signedOut` for somebody unknown.
 * @source specification 6
 */
export function userOf(caller: Caller): SignedInUser {
  if (caller.kind === 'user') return caller.user
  throw new Problem(
    caller.kind === 'limited' ? 'forbidden' : 'signedOut',
    'Only a signed-in user has this, and nobody is signed in. Sign in and try again.',
  )
}
