import { addDays } from '@spadestik/domain/dates'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'

/** An item that changed in the last days: its record before and after the change. */
export interface DemoChange<Item> {
  readonly before: Item
  readonly after: Item
}

/** Returns the record of an item before a change that can be undone, otherwise null. */
type Undo<Item> = (item: Item) => Partial<Item> | null

/** The number of items of each kind of change per country. */
const changesOfKind = 3

const movedDeadline =
  (days: number): Undo<ProcurementRecord> =>
  ({ phase, offers, published }) => {
    if (phase !== 'open' || offers === null || offers.to === null) return null
    const to = addDays(offers.to, -days)
    return to > published.slice(0, 10) ? { offers: { ...offers, to } } : null
  }

const endOf =
  (end: 'awarded' | 'cancelled', announcement: 'result' | 'cancellation'): Undo<ProcurementRecord> =>
  ({ phase, phaseDates, roles, announcements }) => {
    const earlier = phaseDates.slice(0, -1)
    const last = earlier.at(-1)
    if (phase !== end || last === undefined) return null
    return {
      phase: last.phase,
      phaseDates: earlier,
      roles: roles.filter(({ isWinner }) => !isWinner),
      announcements: announcements.filter(({ type }) => type !== announcement),
    }
  }

const smallerSum = ({ budget }: ProcurementRecord | ProjectRecord) =>
  budget === null ? null : { budget: Math.round(budget * 0.8) }

/**
 * Chooses the items with the newest updates for each kind of change. Their newest update text is replaced by
 * the change, from which the service writes the text itself.
 */
function choose<Item extends ProcurementRecord | ProjectRecord>(
  items: readonly Item[],
  undos: readonly Undo<Item>[],
): DemoChange<Item>[] {
  const chosen = new Map<string, DemoChange<Item>>()
  const newest = items
    .filter(({ updates }) => updates.length === 1)
    .toSorted((a, b) => b.lastUpdated.localeCompare(a.lastUpdated) || a.key.localeCompare(b.key))
  for (const undo of undos) {
    let left = changesOfKind
    for (const item of newest) {
      const undone = chosen.has(item.key) ? null : undo(item)
      if (undone === null) continue
      const after = { ...item, updates: [] }
      chosen.set(item.key, { after, before: { ...after, ...undone, lastUpdated: item.published } })
      left -= 1
      if (left === 0) break
    }
  }
  return [...chosen.values()]
}

/** Makes the changes of the last days in one country: deadlines, awards, cancellations and sums. */
export function makeDemoChanges(
  procurements: readonly ProcurementRecord[],
  projects: readonly ProjectRecord[],
) {
  return {
    procurements: choose(procurements, [
      movedDeadline(14),
      movedDeadline(-7),
      endOf('awarded', 'result'),
      endOf('cancelled', 'cancellation'),
      smallerSum,
    ]),
    projects: choose<ProjectRecord>(projects, [smallerSum]),
  }
}
