/**
 * A national variant of the product.
 * @source specification 3 (Domain), 7 and 9; decisions 33, 34, 36
 */
export interface NationalDomain {
  readonly id: 8 | 9 | 10
  /** The last label of its hosts. */
  readonly tld: 'dk' | 'se' | 'no'
  /** The label of its hosts before the last. */
  readonly sld: 'spadestik'
  readonly languageId: 2 | 4 | 7
  readonly countryId: number
  /** ISO 3166-1 alpha-2, for the flag. */
  readonly countryCode: 'DK' | 'SE' | 'NO'
  readonly nativeCountryName: string
  /** BCP 47. */
  readonly numberFormat: string
  /** ISO 4217. */
  readonly currency: 'DKK' | 'SEK' | 'NOK'
  /** IANA name; times of items without a zone are read in it. */
  readonly timeZone: string
  /** Without the plus. */
  readonly callingCode: number
  readonly supportMail: string
  /** As it is read, with its calling code. */
  readonly supportPhone: string
}

const danish: NationalDomain = {
  id: 9,
  tld: 'dk',
  sld: 'spadestik',
  languageId: 2,
  countryId: 1,
  countryCode: 'DK',
  nativeCountryName: 'Danmark',
  numberFormat: 'da-DK',
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
  callingCode: 45,
  supportMail: 'support@spadestik.dk',
  supportPhone: '+45 00 00 00 00',
}

/** The three national domains, in the order of the country selector. */
export const nationalDomains: readonly NationalDomain[] = [
  danish,
  {
    id: 10,
    tld: 'no',
    sld: 'spadestik',
    languageId: 7,
    countryId: 160,
    countryCode: 'NO',
    nativeCountryName: 'Norge',
    numberFormat: 'nb-NO',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    callingCode: 47,
    supportMail: 'support@spadestik.no',
    supportPhone: '+47 00 00 00 00',
  },
  {
    id: 8,
    tld: 'se',
    sld: 'spadestik',
    languageId: 4,
    countryId: 2,
    countryCode: 'SE',
    nativeCountryName: 'Sverige',
    numberFormat: 'sv-SE',
    currency: 'SEK',
    timeZone: 'Europe/Stockholm',
    callingCode: 46,
    supportMail: 'support@spadestik.se',
    supportPhone: '+46 00 000 00 00',
  },
]

/** Whether a host is this machine, where the domain comes from the address's query. */
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

/**
 * The national domain of a host: the last two of its labels decide, on localhost the query parameter
 * `domain`; where neither says anything, the Danish one.
 *
 * @param search the query of the address, with or without its question mark
 * @source specification 1, decision 36
 */
export function nationalDomainOf(hostname: string, search: string): NationalDomain {
  return (isLocalHost(hostname) ? askedFor(search) : servedAt(hostname)) ?? danish
}

function askedFor(search: string): NationalDomain | undefined {
  const asked = new URLSearchParams(search).get('domain')?.toLowerCase()
  return nationalDomains.find(({ tld }) => tld === asked)
}

function servedAt(hostname: string): NationalDomain | undefined {
  const [name, end] = hostname.toLowerCase().split('.').slice(-2)
  return nationalDomains.find(({ sld, tld }) => sld === name && tld === end)
}

/** The time zone of a country, by its id; the Danish one where the country is unknown or not Nordic. */
export function timeZoneOf(countryId: number | null): string {
  return (nationalDomains.find((domain) => domain.countryId === countryId) ?? danish).timeZone
}
