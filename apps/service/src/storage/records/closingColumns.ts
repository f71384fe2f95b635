import { closingsOf, windowKinds } from '@spadestik/domain/deadlines'
import { timeZoneOf } from '@spadestik/domain/locale'
import type { ProcurementDetails } from './ProcurementRecord'

type Windows = Pick<ProcurementDetails, (typeof windowKinds)[number]>

/**
 * Returns the columns of a tender's search row that contain when its date windows close, the earliest first.
 * `closing_days` are the days that users see.
 */
export function closingColumns(
  windows: Windows,
  countryId: number | null,
): { readonly closings: string[]; readonly closing_days: string[] } {
  const closings = closingsOf(
    windowKinds.flatMap((kind) => windows[kind] ?? []),
    timeZoneOf(countryId),
  )
  return {
    closings: closings.map(({ closing }) => new Date(closing).toISOString()),
    closing_days: closings.map(({ day }) => day),
  }
}
