import type { Schemas } from '@spadestik/api-client/schema'
import { nextDeadline } from '@spadestik/domain/deadlines'
import { hasDeadlines } from '@spadestik/domain/phase'
import type { View } from '../../http/View'
import type { ProcurementDetails } from '../../storage/records/ItemDetails'
import { localDay } from './localTime'

export type DatedDetails = Pick<ProcurementDetails, 'participation' | 'offers' | 'material' | 'inquiry'>

/** A deadline of a tender: the end of one of its date windows. */
export interface NextDeadline {
  readonly window: keyof DatedDetails
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:MM`. Null for the end of the day. */
  readonly time: string | null
}

const endOfDay = '24:00'

type Windows = Pick<Schemas['Procurement'], 'participation' | 'offers' | 'material' | 'inquiry'>

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
 * Returns the last day of the date window (such as the period for offers) that ends first. Windows that have
 * already ended in the caller's time zone do not count. Returns null when all windows have ended, and for a
 * tender that is awarded or cancelled.
 */
export function nextDeadlineOf(
  { participation, offers, material, inquiry }: DatedDetails,
  phaseId: number,
  { now, timeZone }: View,
): string | null {
  if (!hasDeadlines(phaseId)) return null
  return nextDeadline([participation, offers, material, inquiry], `${localDay(now, timeZone)}T12:00:00Z`)
}

/** Returns the deadline on the day that `nextDeadlineOf` returns. The earliest time comes first. */
export function nextWindowOf(details: DatedDetails, phaseId: number, view: View): NextDeadline | null {
  const day = nextDeadlineOf(details, phaseId, view)
  if (day === null) return null
  const kinds = ['offers', 'participation', 'material', 'inquiry'] as const
  const [next = null] = kinds
    .flatMap((window) => {
      const dates = details[window]
      return dates?.to === day ? [{ window, day, time: dates.toTime ?? null }] : []
    })
    .sort((a, b) => (a.time ?? endOfDay).localeCompare(b.time ?? endOfDay))
  return next
}
