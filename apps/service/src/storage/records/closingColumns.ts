import { closingsOf, windowKinds } from '@spadestik/domain/deadlines'
import { timeZoneOf } from '@spadestik/domain/locale'
import { lotWindows } from './LotRecord'
import type { ProcurementRecord } from './ProcurementRecord'

type Windows = Pick<ProcurementRecord, (typeof windowKinds)[number] | 'lots'>

/**
 * Returns the columns of a tender's search row that contain when its date windows and those of its lots
 * close, the earliest first.
 * `closing_days` are the days that users see.
 */
export function closingColumns(
  windows: Windows,
  countryId: number | null,
): { readonly closings: string[]; readonly closing_days: string[] } {
  const closings = closingsOf(
    [
      ...windowKinds.flatMap((kind) => windows[kind] ?? []),
      ...(windows.lots ?? []).flatMap((lot) => lotWindows.flatMap((kind) => lot[kind] ?? [])),
    ],
    timeZoneOf(countryId),
  )
  return {
    closings: closings.map(({ closing }) => new Date(closing).toISOString()),
    closing_days: closings.map(({ day }) => day),
  }
}
