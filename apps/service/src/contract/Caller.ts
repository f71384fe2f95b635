import type { Schemas } from '@spadestik/api-client/schema'
import type { ProductRights } from '@spadestik/domain/access'
import { Problem } from './Problem'

export interface SignedInUser {
  readonly id: number
  readonly name: string
  /** Users with the same subscriber are colleagues. */
  readonly subscriberId: number
}

/** With what a program acts as a user. */
interface ApiKey {
  readonly id: number
  readonly scopes: readonly Schemas['KeyScope'][]
}

/** Who sends a request. A limited visitor may open a few projects without a subscription. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'limited'; readonly visitorId: number }
  | {
      readonly kind: 'user'
      readonly user: SignedInUser
      readonly product: ProductRights | null
      /**
       * The national domains (dk, se, no) that the user's subscription covers. Null means all domains. It is
       * null for administrators, and for users without a subscription, who may read no paid details anyway.
       */
      readonly domainIds?: readonly number[] | null
      /** Whether an administrator acts as the user. */
      readonly isImpersonated?: boolean
      /** Whether the user administrates customers. False while an administrator or a program acts as the user. */
      readonly isAdministrator?: boolean
      /** The key of a program. Absent for a person with a session. */
      readonly key?: ApiKey
    }

/**
 * @throws Problem `forbidden` for a limited visitor (who may open a few projects without a subscription),
 * `signedOut` for any other visitor.
 */
export function userOf(caller: Caller): SignedInUser {
  if (caller.kind === 'user') return caller.user
  throw new Problem(
    caller.kind === 'limited' ? 'forbidden' : 'signedOut',
    'Only a signed-in user has this, and nobody is signed in. Sign in and try again.',
  )
}

/** Returns whether the caller is an administrator who acts as nobody else (ADR 94). */
export const isAdministrator = (caller: Caller): boolean =>
  caller.kind === 'user' && caller.isAdministrator === true
