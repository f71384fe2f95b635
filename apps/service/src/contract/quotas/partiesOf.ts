import type { Caller } from '../Caller'
import type { PartyKind } from './quotaTable'

/** The keys by which a call is counted, such as `user 17`. A call counts for nobody whose key is missing. */
export type Parties = Readonly<Partial<Record<PartyKind, string>>>

export function partiesOf(caller: Caller, address: string): Parties {
  switch (caller.kind) {
    case 'user':
      return { user: `user ${caller.user.id}`, company: `company ${caller.user.subscriberId}` }
    case 'limited':
      return { user: `visitor ${caller.visitorId}` }
    default:
      return { address: `address ${address}` }
  }
}
