import type { NationalDomain } from './nationalDomain'
import { isLocalHost } from './nationalDomain'

/** Which language an app starts in: the one that was chosen, where it is known, else the national domain's. @source specification 2 (Footer), 4 (Other) */
export function startLanguage(
  domain: NationalDomain,
  chosen: number | null,
  known: readonly number[],
): number {
  return chosen !== null && known.includes(chosen) ? chosen : domain.languageId
}

/** What changes with another national domain: on localhost a parameter and the language, elsewhere the host. @source specification 2 (Header) */
export type DomainSwitch =
  | { readonly kind: 'parameter'; readonly domain: NationalDomain['tld']; readonly languageId: number }
  | { readonly kind: 'host'; readonly hostname: string }

/** How to go to another national domain. */
export function switchTo(domain: NationalDomain, hostname: string): DomainSwitch {
  const labels = hostname.split('.')
  return isLocalHost(hostname) || labels.length < 2
    ? { kind: 'parameter', domain: domain.tld, languageId: domain.languageId }
    : { kind: 'host', hostname: [...labels.slice(0, -1), domain.tld].join('.') }
}
