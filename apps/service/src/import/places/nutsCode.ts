import type { CountryCode } from '../../reference/countries'
import { countries } from '../../reference/countries'

/**
 * The two country codes that differ between NUTS (EU regions) and ISO 3166-1.
 *
 * @source Regulation (EC) 1059/2003
 */
const isoOfNuts: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' }

/** The countries whose largest regions may have a letter in their code. */
const lettered = 'DE FR IT UK GB TR'.split(' ')

const known: ReadonlySet<string> = new Set(countries.map(({ code }) => code))

/** Returns the ISO 3166-1 alpha-2 code of the country of a region, by its code in NUTS. */
export function isoOfRegion(nuts: string): string {
  const prefix = nuts.slice(0, 2).toUpperCase()
  return isoOfNuts[prefix] ?? prefix
}

const isCountry = (code: string): code is CountryCode => known.has(code)

/** Returns the country of a code in NUTS. Returns null when no country has such codes. */
export function countryOfNuts(nuts: string): CountryCode | null {
  const iso = isoOfRegion(nuts)
  return isCountry(iso) ? iso : null
}

/**
 * Returns a text in capitals if it is a code in NUTS, the EU's list of regions: the country, then up to three
 * digits or letters. `Z` is for places outside of all regions. Returns null for other texts, such as the name of a region.
 *
 * @source Regulation (EC) 1059/2003
 */
export function nutsCode(text: string | null | undefined): string | null {
  const [code, country = '', largest = ''] =
    /^([A-Z]{2})(?:([\dA-Z])(?:(?:\d|(?<=\d)[A-Z]|(?<=Z)Z)[\dA-Z]?)?)?$/.exec(
      (text ?? '').trim().toUpperCase(),
    ) ?? []
  if (code === undefined || countryOfNuts(country) === null) return null
  const isRegion = /^[\dZ]?$/.test(largest) || lettered.includes(country)
  return isRegion ? code : null
}
