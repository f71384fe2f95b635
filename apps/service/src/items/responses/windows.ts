import type { Schemas } from '@spadestik/api-client/schema'
import type { WindowKind } from '@spadestik/domain/deadlines'
import { nextDeadline, windowKinds } from '@spadestik/domain/deadlines'
import { timeZoneOf } from '@spadestik/domain/locale'
import type { View } from '../../http/View'
import type { ProcurementDetails } from '../../storage/records/ItemDetails'

export type DatedDetails = Pick<ProcurementDetails, WindowKind>

type Windows = Pick<Schemas['Procurement'], WindowKind>

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

/**
 * Returns the next deadline of a tender, and the kind of date window that then closes (S20). Both are null if
 * there is none.
 */
export function nextDeadlineOf(
  details: DatedDetails,
  { phaseId, countryId }: { readonly phaseId: number; readonly countryId: number | null },
  { now }: Pick<View, 'now'>,
): Pick<Schemas['ProcurementSummary'], 'nextDeadline'> & { readonly nextDeadlineWindow: WindowKind | null } {
  const windows = windowKinds.flatMap((kind) => {
    const window = details[kind]
    return window === null ? [] : [{ kind, ...window }]
  })
  const next = nextDeadline(windows, phaseId, { now: now.getTime(), timeZone: timeZoneOf(countryId) })
  return { nextDeadline: next?.to ?? null, nextDeadlineWindow: next?.kind ?? null }
}
