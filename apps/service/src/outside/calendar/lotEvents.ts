import { lotNumber, lotWindows } from '../../storage/records/LotRecord'
import type { WindowRecord } from '../../storage/records/itemParts'
import type { CalendarWindow, LedgerState, Shown } from './windowVersions'

type LotWindowKind = (typeof lotWindows)[number]

const momentOf = ({ to, toTime }: Pick<WindowRecord, 'to' | 'toTime'>) => `${to ?? ''} ${toTime ?? ''}`

/**
 * Returns the windows of lots that end at another time than that of the whole tender, by the id of the first lot
 * that ends then. Lots that end at one moment have one event.
 */
function ownWindows({ lots, ...shown }: Shown, kind: LotWindowKind): ReadonlyMap<string, CalendarWindow> {
  const whole = shown[kind]
  const ending = (lots ?? []).flatMap((lot) => {
    const window = lot[kind]
    return window?.to ? [{ id: lot.id, window, moment: momentOf(window) }] : []
  })
  const byMoment = Map.groupBy(ending, ({ moment }) => moment)
  if (whole) byMoment.delete(momentOf(whole))
  return new Map(
    [...byMoment.values()].flatMap((alike) => {
      const [first] = alike
      if (first === undefined) return []
      const { from, to, toTime } = first.window
      const numbers = alike.map(({ id }) => lotNumber(id))
      return [[first.id, { from, to, toTime, address: null, link: null, note: null, lots: numbers }]]
    }),
  )
}

/** A lot that has or had an event of its own. */
export interface LotEvents {
  readonly kind: LotWindowKind
  readonly id: string
  readonly windowIn: (shown: Shown) => CalendarWindow | null
}

/** Returns the lots of a tender that have or had events of their own, by the states of its ledger. */
export function lotEvents(states: readonly LedgerState[]): LotEvents[] {
  return lotWindows.flatMap((kind) => {
    const windows = new Map(states.map(({ shown }) => [shown, ownWindows(shown, kind)]))
    const ids = new Set([...windows.values()].flatMap((known) => [...known.keys()]))
    return [...ids].map((id) => ({
      kind,
      id,
      windowIn: (shown: Shown) => windows.get(shown)?.get(id) ?? null,
    }))
  })
}
