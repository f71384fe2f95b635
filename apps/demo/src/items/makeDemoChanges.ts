import { addDays } from '@spadestik/domain/dates'
import type { Calendar, ProcurementRecord, ProjectRecord } from '@spadestik/service/filling'

export interface DemoChange<Item> {
  readonly before: Item
  readonly after: Item
}

interface ChangeToUndo<Item> {
  readonly timeOf: (item: Item) => string
  /** Returns the fields before the change. Returns null if the item cannot have had the change. */
  readonly undo: (item: Item) => Partial<Item> | null
}

/** The number of items per country for each kind of change. */
const changesOfKind = 3

const phaseDay = ({ phaseDates }: ProcurementRecord | ProjectRecord) => phaseDates.at(-1)?.date ?? ''
const atLastUpdate = ({ lastUpdated }: ProcurementRecord | ProjectRecord) => lastUpdated

const movedDeadline = (days: number): ChangeToUndo<ProcurementRecord> => ({
  timeOf: atLastUpdate,
  undo: ({ phase, offers, published, updates }) => {
    if (phase !== 'open' || offers === null || offers.to === null || updates.length !== 1) return null
    const to = addDays(offers.to, -days)
    return to > published.slice(0, 10) ? { offers: { ...offers, to } } : null
  },
})

const smallerSum = {
  timeOf: atLastUpdate,
  undo: ({ budget, updates }: ProcurementRecord | ProjectRecord) =>
    budget === null || updates.length !== 1 ? null : { budget: Math.round(budget * 0.8) },
}

/**
 * Returns the end of a tender as a change. The change is dated on the day of the end, but at the earliest
 * five days ago. Such a late date is realistic, because results are often published late.
 */
const ended = (
  { day: dayFromToday }: Calendar,
  end: 'awarded' | 'cancelled',
  announcement: 'result' | 'cancellation',
): ChangeToUndo<ProcurementRecord> => ({
  timeOf: ({ phaseDates }) => {
    const days = [phaseDates.at(-1)?.date ?? '', dayFromToday(-5)].toSorted()
    return `${days.at(-1)}T10:00:00.000Z`
  },
  undo: ({ phase, phaseDates, roles, announcements, published }) => {
    const earlier = phaseDates.slice(0, -1)
    const [last, day] = [earlier.at(-1), phaseDates.at(-1)?.date ?? '']
    if (phase !== end || last === undefined || day <= published.slice(0, 10)) return null
    return {
      phase: last.phase,
      phaseDates: earlier,
      roles: roles.filter(({ isWinner }) => !isWinner),
      announcements: announcements.filter(({ type }) => type !== announcement),
    }
  },
})

/**
 * Chooses the items for each kind of change. An item gets at most one change. Removes the generated update
 * texts of the chosen items, because the service derives these texts from the changes.
 */
function choose<Item extends ProcurementRecord | ProjectRecord>(
  items: readonly Item[],
  changes: readonly ChangeToUndo<Item>[],
): DemoChange<Item>[] {
  const chosen = new Map<string, DemoChange<Item>>()
  for (const { timeOf, undo } of changes) {
    const newest = items
      .flatMap((item) => {
        const undone = chosen.has(item.key) ? null : undo(item)
        return undone === null ? [] : [{ item, undone }]
      })
      .toSorted(
        (a, b) =>
          timeOf(b.item).localeCompare(timeOf(a.item)) ||
          phaseDay(b.item).localeCompare(phaseDay(a.item)) ||
          a.item.key.localeCompare(b.item.key),
      )
    for (const { item, undone } of newest.slice(0, changesOfKind)) {
      const after = { ...item, updates: [], lastUpdated: timeOf(item) }
      chosen.set(item.key, { after, before: { ...after, ...undone, lastUpdated: item.published } })
    }
  }
  return [...chosen.values()]
}

export function makeDemoChanges(
  procurements: readonly ProcurementRecord[],
  projects: readonly ProjectRecord[],
  calendar: Calendar,
) {
  return {
    procurements: choose(procurements, [
      movedDeadline(14),
      movedDeadline(-7),
      ended(calendar, 'awarded', 'result'),
      ended(calendar, 'cancelled', 'cancellation'),
      smallerSum,
    ]),
    projects: choose(projects, [smallerSum]),
  }
}
