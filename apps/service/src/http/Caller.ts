import type { ProductRights } from '@spadestik/domain/access'
import { Problem } from './Problem'

/** The user of a session, as handlers need them. */
export interface SignedInUser {
  readonly id: number
  readonly name: string
  /** The subscriber, whose other users are the colleagues. */
  readonly subscriberId: number
}

/** Whoever calls: nobody known, somebody with limited access, or a signed-in user. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'limited'; readonly visitorId: number }
  | {
      readonly kind: 'user'
      readonly user: SignedInUser
      readonly product: ProductRights | null
      /** The national domains of the product; null where nothing limits them: no product, or an administrator. */
      readonly domainIds?: readonly number[] | null
    }

/**
 * The signed-in user who calls.
 *
 * @throws Problem `forbidden` for a limited visitor, `signedOut` for somebody unknown.
 */
export function userOf(caller: Caller): SignedInUser {
  if (caller.kind === 'user') return caller.user
  throw new Problem(
    caller.kind === 'limited' ? 'forbidden' : 'signedOut',
    'Only a signed-in user has this, and nobody is signed in. Sign in and try again.',
  )
}
