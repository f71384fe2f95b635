import type { CountryCode } from '../../reference/countries'
import type { OcdsParty } from '../../storage/records/OcdsRelease'
import { countryNamed } from '../places/countryNames'
import { countryOfNuts, nutsCode } from '../places/nutsCode'
import { regionsNamed } from '../places/regionNamed'

/**
 * Returns the country of a party. Uses the code of the region, or else the code or name of the country, or
 * else the name of a region that only one of the Nordic countries has. Returns null for an unknown country.
 */
export function countryOf(party: OcdsParty | undefined): CountryCode | null {
  const { region, country, countryName } = party?.address ?? {}
  const stated = countryNamed(country) ?? countryNamed(countryName)
  const code = nutsCode(region)
  if (code !== null && (code.length > 2 || stated === null)) return countryOfNuts(code)
  if (stated !== null || (country ?? '') !== '' || (countryName ?? '') !== '') return stated
  const [place] = regionsNamed(region, null)
  return place === undefined ? null : countryOfNuts(place)
}
