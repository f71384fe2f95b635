import type { CountryCode } from '../../reference/countries'
import type { OcdsParty } from '../../storage/records/OcdsRelease'
import { isoNamed } from '../places/countryNames'
import { countryOf } from './countryOf'
import type { Fields } from './fitToSchema'
import { isObject, objectsIn, partOf } from './fitToSchema'

const hasRole = (party: Fields, role: string) =>
  Array.isArray(party['roles']) && party['roles'].includes(role)

/** Returns the address of the buyer of a release whose properties can have wrong types. */
function addressOfBuyer(release: unknown): NonNullable<OcdsParty['address']> {
  const parties = isObject(release) ? objectsIn(release['parties']) : []
  const references = [partOf(release, 'buyer'), partOf(partOf(release, 'tender'), 'procuringEntity')]
  const ids = references.map((reference) => reference?.['id']).filter((id) => id !== undefined && id !== null)
  const party =
    ids.map((id) => parties.find((one) => one['id'] === id)).find((one) => one !== undefined) ??
    parties.find((one) => hasRole(one, 'buyer')) ??
    parties.find((one) => hasRole(one, 'procuringEntity'))
  const address = partOf(party, 'address')
  const textIn = (name: string) => (typeof address?.[name] === 'string' ? address[name] : null)
  return { region: textIn('region'), country: textIn('country'), countryName: textIn('countryName') }
}

/** Returns the country of the buyer of a release, if it is one of the countries of the product. */
export function countryOfBuyer(release: unknown): CountryCode | null {
  return countryOf({ address: addressOfBuyer(release) })
}

/** Returns the ISO 3166-1 alpha-2 code of the country of the buyer, also if the product does not have it. */
export function isoOfBuyer(release: unknown): string | null {
  const { country, countryName } = addressOfBuyer(release)
  return countryOfBuyer(release) ?? isoNamed(country) ?? isoNamed(countryName)
}
