import type { CriterionReference } from '../../storage/records/itemParts'
import type { OcdsParty, OcdsRelease } from '../../storage/records/OcdsRelease'
import type { KnownCriteria } from './KnownCriteria'
import { geographyType, regionsOfCode } from './regionCodes'

export function regionsOf(release: OcdsRelease, buyer: OcdsParty | undefined): string[] {
  const delivery = (release.tender?.items ?? []).flatMap((item) =>
    (item.deliveryAddresses ?? []).flatMap(({ region }) => (region ? [region] : [])),
  )
  const own = buyer?.address?.region
  return [...new Set(delivery.length === 0 && own ? [own] : delivery)]
}

/**
 * Returns the criteria of a release (a published notice): its codes in known code lists, the regions of the
 * purchase, and whether works, goods or services are bought. Codes of unknown lists are ignored.
 */
export function criteriaOf(
  release: OcdsRelease,
  buyer: OcdsParty | undefined,
  known: KnownCriteria,
): CriterionReference[] {
  const items = release.tender?.items ?? []
  const classifications = items.flatMap(({ classification, additionalClassifications }) =>
    [classification].concat(additionalClassifications ?? []),
  )
  const classified = classifications.flatMap((entry) =>
    entry?.scheme && entry.id ? [{ type: entry.scheme.toLowerCase(), code: entry.id }] : [],
  )
  const regions = regionsOf(release, buyer)
    .flatMap((region) => regionsOfCode(known, region))
    .map((code) => ({ type: geographyType, code }))
  const category = release.tender?.mainProcurementCategory
  const bought = category ? [{ type: 'contractType', code: category }] : []
  const unique = new Map(
    [...classified, ...regions, ...bought].map((one) => [`${one.type}/${one.code}`, one]),
  )
  return [...unique.values()].filter((reference) => known.has(reference))
}
