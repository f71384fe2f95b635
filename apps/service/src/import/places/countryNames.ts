import { onePerKey } from '@spadestik/domain/locale'
import type { CountryCode } from '../../reference/countries'
import { countries } from '../../reference/countries'

/**
 * The three-letter code of each country, and the languages in which it names itself.
 *
 * @source ISO 3166-1
 */
const details: Readonly<Record<CountryCode, string>> = {
  DK: 'DNK',
  SE: 'SWE',
  NO: 'NOR',
  FI: 'FIN fi',
  IS: 'ISL is',
  DE: 'DEU de',
  FR: 'FRA fr',
  GB: 'GBR cy',
  PL: 'POL pl',
  IT: 'ITA it',
  ES: 'ESP es ca',
  BG: 'BGR bg',
  BE: 'BEL nl fr de',
  NL: 'NLD nl',
  CZ: 'CZE cs',
  GR: 'GRC el',
  HU: 'HUN hu',
  RO: 'ROU ro',
  EE: 'EST et',
  SK: 'SVK sk',
  AT: 'AUT de',
  IE: 'IRL ga',
  PT: 'PRT pt',
  SI: 'SVN sl',
  LT: 'LTU lt',
  LU: 'LUX fr de',
  CY: 'CYP el',
  HR: 'HRV hr',
  MK: 'MKD mk',
  LV: 'LVA lv',
  MT: 'MLT mt',
  CH: 'CHE de fr it',
  AL: 'ALB sq',
  TR: 'TUR tr',
  FO: 'FRO fo',
  GL: 'GRL kl',
  LI: 'LIE de',
  RS: 'SRB sr',
  BA: 'BIH bs',
  ME: 'MNE sr',
  XK: 'XKX sq',
  UA: 'UKR uk',
  MD: 'MDA ro',
}

/** Other names in use, which the library of names does not have. */
const others: Readonly<Record<string, CountryCode>> = {
  uk: 'GB',
  el: 'GR',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  macedonia: 'MK',
  'slovak republic': 'SK',
  færøerne: 'FO',
  noreg: 'NO',
}

/** Longer texts are no names of countries. */
const longestName = 200

const plain = (name: string) =>
  name
    .slice(0, longestName)
    .trim()
    .toLowerCase()
    .replace(/[.,]/g, '')
    .replace(/^(?:the )?(?:kingdom of |republic of |kongeriget |kongeriket |konungariket )?/, '')
    .replace(/\s+/g, ' ')

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** All countries by their two-letter codes and English names. */
const elsewhere: readonly (readonly [string, string])[] = letters.flatMap((first) =>
  letters.flatMap((second) => {
    const code = `${first}${second}`
    const name = englishNames.of(code)
    return name === undefined
      ? []
      : ([
          [code.toLowerCase(), code],
          [plain(name), code],
        ] as const)
  }),
)

const namesIn = onePerKey((language: string) => new Intl.DisplayNames(language, { type: 'region' }))

const own: ReadonlyMap<string, CountryCode> = new Map([
  ...countries.flatMap(({ code }) => {
    const [alpha3 = '', ...languages] = details[code].split(' ')
    const names = ['en', 'da', 'sv', 'nb', 'nn', ...languages].map((language) =>
      plain(namesIn(language).of(code) ?? code),
    )
    return [code.toLowerCase(), alpha3.toLowerCase(), ...names].map((name) => [name, code] as const)
  }),
  ...Object.entries(others),
])

const all: ReadonlyMap<string, string> = new Map([...elsewhere, ...own])

/**
 * Returns the country of the product that a text names: by its code of two or three letters, or by its name
 * in English, Danish, Swedish, Norwegian or its own languages. Returns null for other texts.
 */
export function countryNamed(text: string | null | undefined): CountryCode | null {
  return own.get(plain(text ?? '')) ?? null
}

/**
 * Returns the ISO 3166-1 alpha-2 code of any country of the world that a text names, also of countries that
 * the product does not have. Returns null for other texts.
 */
export function isoNamed(text: string | null | undefined): string | null {
  return all.get(plain(text ?? '')) ?? null
}
