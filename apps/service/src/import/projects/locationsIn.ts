import type { CountryCode } from '../../reference/countries'
import { geography } from '../../reference/criteria/geography/geography'
import type { OfficeRecord } from '../../storage/records/itemParts'
import type { OcdsAddress } from '../../storage/records/OcdsRelease'
import type { PartReader } from '../file/PartReader'
import { isoNamed } from '../places/countryNames'
import { nutsCode } from '../places/nutsCode'
import { regionsNamed } from '../places/regionNamed'
import { placeOf } from '../procurement/placeOf'
import { countryOf } from '../release/countryOf'
import { lengths } from '../release/lengths'

export function addressIn(part: PartReader | null): OcdsAddress | null {
  if (part === null) return null
  return {
    streetAddress: part.text('streetAddress', lengths.place),
    locality: part.text('locality', lengths.place),
    postalCode: part.id('postalCode', lengths.place),
    region: part.text('region', lengths.place),
    country: part.text('country', lengths.place),
    countryName: part.text('countryName', lengths.place),
  }
}

/** Returns the regions and countries that an entry of a gazetteer names. Other gazetteers than NUTS and ISO are reported. */
function gazetteerOf(location: PartReader): OcdsAddress[] {
  const gazetteer = location.part('gazetteer')
  if (gazetteer === null) return []
  const scheme = gazetteer.text('scheme', 100)?.toUpperCase() ?? ''
  const codes = gazetteer.texts('identifiers')
  if (scheme !== 'NUTS' && scheme !== 'ISO2') {
    gazetteer.note('scheme', `"${scheme}" is a list of places that is not known here`)
    return []
  }
  return codes.flatMap((code): OcdsAddress[] => {
    if (scheme === 'ISO2' && isoNamed(code) !== null) return [{ country: code }]
    if (scheme === 'NUTS' && nutsCode(code) !== null) return [{ region: code }]
    gazetteer.note('identifiers', `"${code}" is not in the list ${scheme}`)
    return []
  })
}

export interface Locations {
  /** All addresses, and those that entries of gazetteers stand for. */
  readonly addresses: readonly OcdsAddress[]
  readonly country: CountryCode | null
  /** ISO 3166-1 alpha-2, also of a country that the product does not have. */
  readonly iso: string | null
  readonly place: OfficeRecord
  readonly municipality: string | null
  readonly region: string | null
}

const isoOf = (address: OcdsAddress): string | null =>
  countryOf({ address }) ?? isoNamed(address.country) ?? isoNamed(address.countryName)

/** Returns the name of the municipality that a region names, as the product writes it. */
function municipalityNamed(region: string, country: string | null): string | null {
  const codes = regionsNamed(region, country)
  const code = codes.find((one) => one.includes('-'))
  return geography.criteria.find((one) => one.code === code)?.names['da'] ?? null
}

/** Reads where a project is. The first country and the first address are those of the project. */
export function locationsIn(project: PartReader, others: readonly OcdsAddress[]): Locations {
  const addresses = project
    .parts('locations')
    .flatMap((location) => [
      ...[addressIn(location.part('address'))].filter((one) => one !== null),
      ...gazetteerOf(location),
    ])
  const all = [...addresses, ...others]
  const country = all.map((address) => countryOf({ address })).find((code) => code !== null) ?? null
  const regions = addresses.flatMap(({ region }) => region ?? [])
  const municipality =
    regions.map((region) => municipalityNamed(region, country)).find((name) => name !== null) ?? null
  return {
    addresses,
    country,
    iso: all.map(isoOf).find((code) => code !== null) ?? null,
    place: addresses.map(placeOf).find((place) => place !== null) ?? {
      address: null,
      postalCode: null,
      city: null,
    },
    municipality,
    region: regions.find((region) => municipalityNamed(region, country) === null) ?? null,
  }
}
