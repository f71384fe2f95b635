import type { NationalDomain } from './nationalDomain'
import { isLocalHost } from './nationalDomain'

/**
 * Returns the stored language if the app has it, otherwise the language of the national domain (dk, se or
 * no). (F01)
 */
export function startLanguage(
  domain: NationalDomain,
  chosen: number | null,
  known: readonly number[],
): number {
  return chosen !== null && known.includes(chosen) ? chosen : domain.languageId
}

/**
 * How the app switches to another national domain (dk, se or no). On localhost, the query parameter and the
 * language change. Elsewhere, the host changes. (H02)
 */
export type DomainSwitch =
  | { readonly kind: 'parameter'; readonly domain: NationalDomain['tld']; readonly languageId: number }
  | { readonly kind: 'host'; readonly hostname: string }

export function switchTo(domain: NationalDomain, hostname: string): DomainSwitch {
  const labels = hostname.split('.')
  return isLocalHost(hostname) || labels.length < 2
    ? { kind: 'parameter', domain: domain.tld, languageId: domain.languageId }
    : { kind: 'host', hostname: [...labels.slice(0, -1), domain.tld].join('.') }
}
