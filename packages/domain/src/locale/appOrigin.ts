import type { NationalDomain } from './nationalDomain'
import { isNationalHost } from './nationalDomain'

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
 * How the app switches to another national domain (dk, se or no). At its host of one, the host changes.
 * Elsewhere, such as on localhost, the query parameter and the language change. (H02)
 */
export type DomainSwitch =
  | { readonly kind: 'parameter'; readonly domain: NationalDomain['tld']; readonly languageId: number }
  | { readonly kind: 'host'; readonly hostname: string }

export function switchTo(domain: NationalDomain, hostname: string): DomainSwitch {
  return isNationalHost(hostname)
    ? { kind: 'host', hostname: [...hostname.split('.').slice(0, -1), domain.tld].join('.') }
    : { kind: 'parameter', domain: domain.tld, languageId: domain.languageId }
}
