import { coversDomain } from '@spadestik/domain/access'
import type { Caller } from '../../contract/Caller'

type User = Extract<Caller, { kind: 'user' }>

/**
 * Returns the caller if it is a user whose product covers a national domain (dk, se or no), and otherwise null
 * (ADR 26). What reaches a user without a call, such as a mail or a file behind a link, asks this; calls ask
 * `requireDomain`.
 */
export function coveredUser(caller: Caller | null | undefined, domainId: number): User | null {
  if (caller?.kind !== 'user') return null
  return coversDomain(caller.domainIds ?? null, domainId) ? caller : null
}
