import type { CountryCode } from '../../reference/countries'
import { countries } from '../../reference/countries'
import type { OcdsParty } from '../../storage/records/OcdsRelease'

const known: ReadonlySet<string> = new Set(countries.map(({ code }) => code))

/** The two codes in which NUTS departs from ISO 3166-1. @source Regulation (EC) 1059/2003 */
const isoOfNuts: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' }

const englishNames = new Intl.DisplayNames('en', { type: 'region' })
const codeOfName = new Map<string, string>(countries.map(({ code }) => [englishNames.of(code) ?? code, code]))

/** The ISO 3166-1 alpha-2 code that a NUTS code begins with. */
export function isoOfRegion(region: string): string {
  const prefix = region.slice(0, 2).toUpperCase()
  return isoOfNuts[prefix] ?? prefix
}

const isCountryCode = (code: string | undefined): code is CountryCode => code !== undefined && known.has(code)

/** The country of a party by its region, else by its English name; null where the product does not know it. */
export function countryOf(party: OcdsParty | undefined): CountryCode | null {
  const { region, countryName } = party?.address ?? {}
  const candidates = [region ? isoOfRegion(region) : undefined, codeOfName.get(countryName ?? '')]
  return candidates.find(isCountryCode) ?? null
}
