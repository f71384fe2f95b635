/** The Danish, Swedish or Norwegian variant of the app. (Z02) */
export interface NationalDomain {
  readonly id: 8 | 9 | 10
  /** The top-level domain of its hosts. */
  readonly tld: 'dk' | 'se' | 'no'
  /** The part of a host name before the top-level domain. */
  readonly sld: 'spadestik'
  readonly languageId: 2 | 4 | 7
  readonly countryId: number
  /** An ISO 3166-1 alpha-2 code. It also decides which flag is shown. */
  readonly countryCode: 'DK' | 'SE' | 'NO'
  readonly nativeCountryName: string
  /** The BCP 47 tag whose number format is used. */
  readonly numberFormat: string
  /** An ISO 4217 code. */
  readonly currency: 'DKK' | 'SEK' | 'NOK'
  /** An IANA name. Times without a time zone of their own are in this time zone. */
  readonly timeZone: string
  /** Without the plus sign. */
  readonly callingCode: number
  readonly supportMail: string
  /** Formatted with its calling code. */
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

/** In the order of the country selector. */
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

/**
 * Whether a host belongs to a national domain (dk, se or no). On any other host, such as localhost, the query
 * string decides the national domain.
 */
export const isNationalHost = (hostname: string): boolean => servedAt(hostname) !== undefined

/**
 * Returns the national domain (dk, se or no) of a host. On a host of none, the query parameter `domain`
 * decides. The default is the Danish domain. (Z02)
 *
 * @param search the query of the URL, with or without '?'
 */
export function nationalDomainOf(hostname: string, search: string): NationalDomain {
  return servedAt(hostname) ?? askedFor(search) ?? danish
}

function askedFor(search: string): NationalDomain | undefined {
  const requested = new URLSearchParams(search).get('domain')?.toLowerCase()
  return nationalDomains.find(({ tld }) => tld === requested)
}

function servedAt(hostname: string): NationalDomain | undefined {
  const [name, end] = hostname.toLowerCase().split('.').slice(-2)
  return nationalDomains.find(({ sld, tld }) => sld === name && tld === end)
}

/** Returns the time zone of a country. The default is the Danish time zone. */
export function timeZoneOf(countryId: number | null): string {
  return (nationalDomains.find((domain) => domain.countryId === countryId) ?? danish).timeZone
}
