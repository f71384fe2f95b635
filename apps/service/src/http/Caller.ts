import type { ProductRights } from '@spadestik/domain/access'
import { Problem } from './Problem'

/** The user of a session, as handlers need it. */
export interface SignedInUser {
  readonly id: number
  readonly name: string
  /** The subscriber. Its other users are the colleagues. */
  readonly subscriberId: number
}

/** The caller of an operation: an unknown visitor, a limited visitor or a signed-in user. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'limited'; readonly visitorId: number }
  | {
      readonly kind: 'user'
      readonly user: SignedInUser
      readonly product: ProductRights | null
      /**
       * The national domains of the product; null without a limit: for users without a product and
       * administrators.
       */
      readonly domainIds?: readonly number[] | null
    }

/**
 * Returns the signed-in user.
 *
 * @throws Problem `forbidden` for a limited visitor, `signedOut` for an unknown visitor.
 */
export function userOf(caller: Caller): SignedInUser {
  if (caller.kind === 'user') return caller.user
  throw new Problem(
    caller.kind === 'limited' ? 'forbidden' : 'signedOut',
    'Only a signed-in user has this, and nobody is signed in. Sign in and try again.',
  )
}
