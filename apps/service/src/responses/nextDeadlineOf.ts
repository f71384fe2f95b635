import { nextDeadline } from '@spadestik/domain/deadlines'
import type { ProcurementDetails } from '../items/ItemDetails'
import { localDay } from './localTime'
import type { View } from './View'

/**
 * The earliest end of a date window that is not over in the reader's time zone; null for none.
 *
 * @source specification 3
 */
export function nextDeadlineOf(
  { participation, offers, material, inquiry }: ProcurementDetails,
  { now, timeZone }: View,
): string | null {
  return nextDeadline([participation, offers, material, inquiry], `${localDay(now, timeZone)}T12:00:00Z`)
}
