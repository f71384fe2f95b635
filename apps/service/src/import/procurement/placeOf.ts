import type { OfficeRecord } from '../../storage/records/itemParts'
import type { OcdsAddress, OcdsRelease } from '../../storage/records/OcdsRelease'

/** Returns an address as a place, or null if nothing of it is known. */
export function placeOf(address: OcdsAddress | null | undefined): OfficeRecord | null {
  const place = {
    address: address?.streetAddress?.trim() || null,
    postalCode: address?.postalCode?.trim() || null,
    city: address?.locality?.trim() || null,
  }
  return Object.values(place).every((part) => part === null) ? null : place
}

/**
 * Returns where the work of a purchase is done: the first address of delivery. The address of the buyer is
 * something else, and a paid detail.
 */
export function workPlaceOf(release: OcdsRelease): OfficeRecord {
  const places = (release.tender?.items ?? [])
    .flatMap((item) => [item.deliveryAddress, ...(item.deliveryAddresses ?? [])])
    .flatMap((address) => placeOf(address) ?? [])
  return places[0] ?? { address: null, postalCode: null, city: null }
}
