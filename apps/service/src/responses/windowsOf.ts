import type { Schemas } from '@spadestik/api-client/schema'
import type { ProcurementDetails } from '../items/ItemDetails'

type Windows = Pick<Schemas['Procurement'], 'participation' | 'offers' | 'material' | 'inquiry'>

/**
 * Lays the date windows of a procurement out, each with the fields that it has.
 *
 * @source specification 3
 */
export function windowsOf({ participation, offers, material, inquiry }: ProcurementDetails): Windows {
  const dates = ({ from, to, toTime }: NonNullable<typeof offers>) => ({ from, to, toTime })
  return {
    participation: participation && {
      ...dates(participation),
      address: participation.address,
      note: participation.note,
    },
    offers: offers && { ...dates(offers), address: offers.address, link: offers.link, note: offers.note },
    material: material && { ...dates(material), link: material.link },
    inquiry: inquiry && { ...dates(inquiry), address: inquiry.address },
  }
}
