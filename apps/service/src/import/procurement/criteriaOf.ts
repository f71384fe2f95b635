import { countryOf } from '../release/countryOf'
import { nutsCode } from '../places/nutsCode'
import { regionsNamed } from '../places/regionNamed'
import type { Note } from '../release/ReleaseFault'
import type { CriterionReference } from '../../storage/records/itemParts'
import type {
  OcdsAddress,
  OcdsClassification,
  OcdsParty,
  OcdsRelease,
} from '../../storage/records/OcdsRelease'
import type { KnownCriteria } from './KnownCriteria'
import { geographyType, regionsOfCode } from './regionCodes'

/** The addresses of delivery, or else that of the buyer. */
function placesOf(release: OcdsRelease, buyer: OcdsParty | undefined): readonly OcdsAddress[] {
  const delivery = (release.tender?.items ?? [])
    .flatMap((item) => [item.deliveryAddress, ...(item.deliveryAddresses ?? [])])
    .filter((address): address is OcdsAddress => Boolean(address?.region))
  const own = buyer?.address
  return delivery.length === 0 && own?.region ? [own] : delivery
}

/** Returns the regions of a purchase as they are written: as codes of NUTS, or as names. */
export function regionsOf(release: OcdsRelease, buyer: OcdsParty | undefined): string[] {
  return [...new Set(placesOf(release, buyer).flatMap(({ region }) => (region ? [region] : [])))]
}

/** Returns the codes of NUTS among the regions of a purchase. */
export function nutsCodesOf(release: OcdsRelease, buyer: OcdsParty | undefined): string[] {
  return regionsOf(release, buyer).flatMap((region) => nutsCode(region) ?? [])
}

/**
 * Returns the codes of the regions at addresses, or else the country if it is Denmark, Sweden or Norway.
 *
 * @param country the country of addresses that name none
 */
export function geographyAt(
  addresses: readonly OcdsAddress[],
  country: string | null,
  known: KnownCriteria,
  note: Note,
): string[] {
  const codes = addresses.flatMap((address) => {
    const nuts = nutsCode(address.region)
    if (nuts !== null) return regionsOfCode(known, nuts)
    const named = regionsNamed(address.region, countryOf({ address }) ?? country)
    if (named.length === 0) note('address/region', `"${address.region}" is no region that is known`)
    return named
  })
  const found = codes.filter((code) => known.has({ type: geographyType, code }))
  if (found.length > 0 || country === null) return found
  return ['DK', 'SE', 'NO'].includes(country) ? [country] : []
}

const isCpv = (scheme: string) => scheme === '' || /^cpv(?:[ -]?2008)?$/.test(scheme)

/**
 * Reads a code of a code list. A code of CPV (the EU's purchase categories) may have a check digit, as in
 * `45000000-7`, and no name of its list.
 */
function readCode({ scheme, id }: OcdsClassification, note: Note): CriterionReference[] {
  const code = id?.trim() ?? ''
  const list = scheme?.trim().toLowerCase() ?? ''
  if (code === '') return []
  const cpv = /^(\d{8})(?:[-.]?\d)?$/.exec(code)?.[1]
  if (cpv !== undefined && isCpv(list)) return [{ type: 'cpv', code: cpv }]
  if (list === '') {
    note('classification', `"${code}" was dropped: its code list is not named`)
    return []
  }
  return [{ type: isCpv(list) ? 'cpv' : list, code }]
}

/** Returns the criteria that are meant by codes of known code lists, and reports the other codes. */
export function criteriaOfCodes(
  classifications: readonly OcdsClassification[],
  known: KnownCriteria,
  note: Note,
): CriterionReference[] {
  const codes = classifications.flatMap((entry) => readCode(entry, note))
  const unique = new Map(codes.map((one) => [`${one.type}/${one.code}`, one]))
  for (const { type, code } of unique.values()) {
    if (!known.hasType(type)) note('classification', `was dropped: the code list ${type} is not imported`)
    else if (!known.has({ type, code })) note('classification', `"${code}" is not in the code list ${type}`)
  }
  return [...unique.values()].filter((reference) => known.has(reference))
}

/**
 * Returns the criteria of a release (a published notice): its codes in known code lists, the regions of the
 * purchase, and whether works, goods or services are bought. Codes of unknown lists are ignored.
 */
export function criteriaOf(
  release: OcdsRelease,
  buyer: OcdsParty | undefined,
  known: KnownCriteria,
  note: Note = () => undefined,
): CriterionReference[] {
  const { tender } = release
  const classified = [...(tender ? [tender] : []), ...(tender?.items ?? [])]
    .flatMap(({ classification, additionalClassifications }) => [
      classification,
      ...(additionalClassifications ?? []),
    ])
    .flatMap((entry) => entry ?? [])
  const category = tender?.mainProcurementCategory
  const all = [
    ...criteriaOfCodes(classified, known, note),
    ...geographyAt(placesOf(release, buyer), countryOf(buyer), known, note).map((code) => ({
      type: geographyType,
      code,
    })),
    ...(category ? [{ type: 'contractType', code: category }] : []),
  ]
  const unique = new Map(all.map((one) => [`${one.type}/${one.code}`, one]))
  return [...unique.values()].filter((reference) => known.has(reference))
}
