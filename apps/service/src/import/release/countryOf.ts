import type { CountryCode } from '../../reference/countries'
import { countries } from '../../reference/countries'
import type { OcdsParty } from '../../storage/records/OcdsRelease'

const known: ReadonlySet<string> = new Set(countries.map(({ code }) => code))

/**
 * The two country codes that differ between NUTS (EU regions) and ISO 3166-1.
 *
 * @source Regulation (EC) 1059/2003
 */
const isoOfNuts: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' }

const englishNames = new Intl.DisplayNames('en', { type: 'region' })
const codeOfName = new Map<string, string>(countries.map(({ code }) => [englishNames.of(code) ?? code, code]))

/**
 * Returns the ISO 3166-1 alpha-2 code of the country of a region.
 *
 * @param region a code in NUTS, the EU's list of regions
 */
export function isoOfRegion(region: string): string {
  const prefix = region.slice(0, 2).toUpperCase()
  return isoOfNuts[prefix] ?? prefix
}

const isCountryCode = (code: string | undefined): code is CountryCode => code !== undefined && known.has(code)

/**
 * Returns the country of a party. Uses the code of the region, or else the English name of the country.
 * Returns null for an unknown country.
 */
export function countryOf(party: OcdsParty | undefined): CountryCode | null {
  const { region, countryName } = party?.address ?? {}
  const candidates = [region ? isoOfRegion(region) : undefined, codeOfName.get(countryName ?? '')]
  return candidates.find(isCountryCode) ?? null
}
