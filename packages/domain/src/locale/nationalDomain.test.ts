import { describe, expect, test } from 'vitest'
import { startLanguage, switchTo } from './appOrigin'
import { isNationalHost, nationalDomainOf, nationalDomains } from './nationalDomain'

const named = (tld: string) => {
  const found = nationalDomains.find((domain) => domain.tld === tld)
  if (found === undefined) throw new Error(`There is no national domain '${tld}'.`)
  return found
}

describe('the national domain', () => {
  test.each([
    ['www.spadestik.dk', '', 'dk'],
    ['www.spadestik.se', '', 'se'],
    ['spadestik.no', '', 'no'],
    ['app.spadestik.no', '?domain=se', 'no'],
    ['www.spadestik.example', '', 'dk'],
    ['www.spadestik.example', '?domain=se', 'se'],
    ['www.somebody.se', '', 'dk'],
    ['WWW.Spadestik.SE', '', 'se'],
    ['se', '', 'dk'],
    ['[::1]', '?domain=no', 'no'],
    ['localhost', '?domain=se', 'se'],
    ['localhost', 'domain=NO', 'no'],
    ['127.0.0.1', '?domain=fi', 'dk'],
    ['localhost', '', 'dk'],
  ])('[Z02] the host and query %s%s belong to %s', (host, search, tld) => {
    expect(nationalDomainOf(host, search).tld).toBe(tld)
  })

  test.each([
    ['www.spadestik.dk', 'se', { kind: 'host', hostname: 'www.spadestik.se' }],
    ['spadestik.se', 'no', { kind: 'host', hostname: 'spadestik.no' }],
    ['localhost', 'no', { kind: 'parameter', domain: 'no', languageId: 7 }],
    ['127.0.0.1', 'se', { kind: 'parameter', domain: 'se', languageId: 4 }],
    ['app.spadestik.no', 'dk', { kind: 'host', hostname: 'app.spadestik.dk' }],
    ['www.builders.example', 'no', { kind: 'parameter', domain: 'no', languageId: 7 }],
    ['www.somebody.se', 'dk', { kind: 'parameter', domain: 'dk', languageId: 2 }],
    ['intranet', 'dk', { kind: 'parameter', domain: 'dk', languageId: 2 }],
  ])('[H02] switching from %s to %s returns %j', (host, tld, way) => {
    expect(switchTo(named(tld), host)).toEqual(way)
  })

  test.each([
    [null, 4],
    [1, 1],
    [99, 4],
  ])(
    '[Z02, F01] with the stored language %s, an app on the Swedish domain starts in language %i',
    (chosen, language) => {
      expect(startLanguage(named('se'), chosen, [1, 2, 4, 7])).toBe(language)
    },
  )

  test('[H02] each national domain has its hosts, and all other hosts are shared', () => {
    const hosts = [
      'www.spadestik.dk',
      'spadestik.se',
      'spadestik.example',
      'www.somebody.se',
      'localhost',
      '[::1]',
    ]
    expect(hosts.map(isNationalHost)).toEqual([true, true, false, false, false, false])
  })

  test.each([
    ['dk', 9, 2, 1, 'DKK', 45, 'DK', 'Danmark', 'da-DK'],
    ['no', 10, 7, 160, 'NOK', 47, 'NO', 'Norge', 'nb-NO'],
    ['se', 8, 4, 2, 'SEK', 46, 'SE', 'Sverige', 'sv-SE'],
  ])(
    '[Z02, Z05] %s is domain %i, language %i, country %i, in %s, called by +%i',
    (tld, id, languageId, countryId, currency, callingCode, countryCode, nativeCountryName, numberFormat) => {
      expect(named(tld)).toMatchObject({
        id,
        languageId,
        countryId,
        currency,
        callingCode,
        countryCode,
        nativeCountryName,
        numberFormat,
      })
    },
  )
})
