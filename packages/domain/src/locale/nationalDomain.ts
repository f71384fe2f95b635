/**
 * A national variant of the product.
 * @source specification 3 (Domain), 7 and 9; decisions 33, 34, 36
 */
export interface NationalDomain {
  readonly id: 8 | 9 | 10
  readonly tld: 'dk' | 'se' | 'no'
  readonly languageId: 2 | 4 | 7
  readonly countryId: number
  /** ISO 3166-1 alpha-2, for the flag. */
  readonly countryCode: 'DK' | 'SE' | 'NO'
  readonly nativeCountryName: string
  /** BCP 47. */
  readonly numberFormat: string
  /** ISO 4217. */
  readonly currency: 'DKK' | 'SEK' | 'NOK'
  /** Without the plus. */
  readonly callingCode: number
}

const danish: NationalDomain = {
  id: 9,
  tld: 'dk',
  languageId: 2,
  countryId: 1,
  countryCode: 'DK',
  nativeCountryName: 'Danmark',
  numberFormat: 'da-DK',
  currency: 'DKK',
  callingCode: 45,
}

/** The three national domains, in the order of the country selector. */
export const nationalDomains: readonly NationalDomain[] = [
  danish,
  {
    id: 10,
    tld: 'no',
    languageId: 7,
    countryId: 160,
    countryCode: 'NO',
    nativeCountryName: 'Norge',
    numberFormat: 'nb-NO',
    currency: 'NOK',
    callingCode: 47,
  },
  {
    id: 8,
    tld: 'se',
    languageId: 4,
    countryId: 2,
    countryCode: 'SE',
    nativeCountryName: 'Sverige',
    numberFormat: 'sv-SE',
    currency: 'SEK',
    callingCode: 46,
  },
]

/** Whether a host is this machine, where the domain comes from the address's query. */
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

/**
 * The national domain of a host: the last of its labels decides, on localhost the query parameter
 * `domain`; where neither says anything, the Danish one.
 *
 * @param search the query of the address, with or without its question mark
 */
export function nationalDomainOf(hostname: string, search: string): NationalDomain {
  const asked = isLocalHost(hostname) ? new URLSearchParams(search).get('domain') : hostname.split('.').at(-1)
  return nationalDomains.find(({ tld }) => tld === asked?.toLowerCase()) ?? danish
}

/** The host of the same name under another national domain, or null where a host has no such label. */
export function siblingHost(hostname: string, domain: NationalDomain): string | null {
  const labels = hostname.split('.')
  if (isLocalHost(hostname) || labels.length < 2) return null
  return [...labels.slice(0, -1), domain.tld].join('.')
}
