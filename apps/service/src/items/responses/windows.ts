import type { Schemas } from '@spadestik/api-client/schema'
import type { WindowKind } from '@spadestik/domain/deadlines'
import { nextDeadline, windowKinds } from '@spadestik/domain/deadlines'
import { timeZoneOf } from '@spadestik/domain/locale'
import type { View } from '../../contract/View'
import type { ProcurementDetails } from '../../storage/records/ProcurementRecord'

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

interface Purchase {
  readonly phaseId: number
  readonly countryId: number | null
}

/** The end of a date window: its kind, its day (`YYYY-MM-DD`) and its time (`HH:MM`, or null for the end of the day). */
export interface NextClosing {
  readonly window: WindowKind
  readonly day: string
  readonly time: string | null
}

/** Returns the next deadline of a tender with its kind and time, or null if there is none (S20). */
export function nextClosingOf(
  details: DatedDetails,
  { phaseId, countryId }: Purchase,
  { now }: Pick<View, 'now'>,
): NextClosing | null {
  const windows = windowKinds.flatMap((kind) => {
    const window = details[kind]
    return window === null ? [] : [{ kind, ...window }]
  })
  const next = nextDeadline(windows, phaseId, { now: now.getTime(), timeZone: timeZoneOf(countryId) })
  if (next === null || next.to === null) return null
  return { window: next.kind, day: next.to, time: next.toTime ?? null }
}

/** Returns the next deadline in the form of a summary. Both properties are null if there is none. */
export function nextDeadlineOf(
  details: DatedDetails,
  purchase: Purchase,
  view: Pick<View, 'now'>,
): Pick<Schemas['ProcurementSummary'], 'nextDeadline'> & { readonly nextDeadlineWindow: WindowKind | null } {
  const next = nextClosingOf(details, purchase, view)
  return { nextDeadline: next?.day ?? null, nextDeadlineWindow: next?.window ?? null }
}
