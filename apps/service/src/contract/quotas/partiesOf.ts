import type { Caller } from '../Caller'
import type { PartyKind } from './quotaTable'

/** The keys by which a call is counted, such as `user 17`. A call counts for nobody whose key is missing. */
export type Parties = Readonly<Partial<Record<PartyKind, string>>>

export function partiesOf(caller: Caller, address: string): Parties {
  switch (caller.kind) {
    case 'user':
      // A program does not take the place of the person whose key it has.
      return {
        user: caller.key === undefined ? `user ${caller.user.id}` : `key ${caller.key.id}`,
        company: `company ${caller.user.subscriberId}`,
      }
    case 'limited':
      return { user: `visitor ${caller.visitorId}` }
    default:
      return { address: `address ${address}` }
  }
}
