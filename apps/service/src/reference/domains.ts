import type { Schemas } from '@spadestik/api-client/schema'
import { nationalDomains, timeZoneOf } from '@spadestik/domain/locale'

const own = {
  dk: { id: 9, languageId: 2, name: 'Spadestik Danmark' },
  se: { id: 8, languageId: 4, name: 'Spadestik Sverige' },
  no: { id: 10, languageId: 7, name: 'Spadestik Norge' },
} as const

export const domains = nationalDomains.map(
  ({ tld, countryId, nativeCountryName, numberFormat, currency, timeZone, supportMail }) => {
    const named = own[tld]
    const domain: Schemas['Domain'] = {
      ...named,
      countryId,
      nativeCountryName,
      numberFormat,
      fileId: null,
      logo: { code: 'spadestik', extension: 'svg' },
      tld,
      sld: 'spadestik',
      localhost: tld,
      mailSupport: supportMail,
      mailDoNotReply: `no-reply@spadestik.${tld}`,
      hotjarId: null,
      calendlyBookdemo: null,
      calendlyCustomer: null,
    }
    return { domain, timeZone, currency }
  },
)

/**
 * Returns the time zone, the currency and the country of a national domain (dk, se or no). For an unknown id,
 * returns the values of Denmark.
 */
export function localityOf(domainId: number): {
  readonly timeZone: string
  readonly currency: string
  readonly countryId: number
} {
  const found = domains.find(({ domain }) => domain.id === domainId)
  return {
    timeZone: found?.timeZone ?? timeZoneOf(null),
    currency: found?.currency ?? 'DKK',
    countryId: found?.domain.countryId ?? 1,
  }
}
