import type { DeadlineFact } from '../storage/records/ChangeFacts'
import type { LotRecord, LotWindow } from '../storage/records/LotRecord'
import { lotNumber, lotWindows } from '../storage/records/LotRecord'

/** A deadline of one lot that was added, moved or removed. */
export interface LotMove {
  /** The number of the lot as readers know it. */
  readonly lot: string
  readonly window: (typeof lotWindows)[number]
  readonly before: DeadlineFact | null
  readonly after: DeadlineFact | null
}

const lotsIn = (value: unknown): LotRecord[] => (Array.isArray(value) ? (value as LotRecord[]) : [])

const deadlineOf = (window: LotWindow | null | undefined): DeadlineFact | null =>
  window?.to ? { day: window.to, time: window.toTime } : null

const textOf = (deadline: DeadlineFact | null) => `${deadline?.day ?? ''} ${deadline?.time ?? ''}`

/**
 * Returns the deadlines that differ between two states of the lots of a procurement. Leaves out what all lots have
 * in common, which the deadlines of the procurement itself say, and lots that are in only one of the states.
 */
export function lotMoves({
  before,
  after,
}: {
  readonly before: unknown
  readonly after: unknown
}): LotMove[] {
  const known = new Map(lotsIn(before).map((lot) => [lot.id, lot]))
  const pairs = lotsIn(after).flatMap((lot) => {
    const former = known.get(lot.id)
    return former === undefined ? [] : [{ former, lot }]
  })
  return lotWindows.flatMap((window) => {
    const ends = pairs.map(({ former, lot }) => ({
      lot: lotNumber(lot.id),
      window,
      before: deadlineOf(former[window]),
      after: deadlineOf(lot[window]),
    }))
    const isCommon = new Set(ends.map((end) => `${textOf(end.before)} ${textOf(end.after)}`)).size === 1
    if (isCommon && ends.length === lotsIn(after).length) return []
    return ends.filter((end) => textOf(end.before) !== textOf(end.after))
  })
}
