import type { WindowRecord } from '../items/WindowRecord'
import type { ProcurementPhaseCode } from '../reference/procurementPhases'
import type { DemoContext, DemoSubject } from './DemoContext'

/**
 * The date windows of a procurement and the days on which its phases began.
 *
 * @source specification 3
 */
export interface DemoSchedule {
  /** Days from today. */
  readonly published: number
  /** Days from today on which each phase so far began, in order. */
  readonly phases: readonly (readonly [phase: ProcurementPhaseCode, offset: number])[]
  readonly participation: WindowRecord | null
  readonly offers: WindowRecord | null
  readonly material: WindowRecord | null
  readonly inquiry: WindowRecord | null
}

/** Days from today between which offers are taken, by phase; the other phases follow from it. */
const ends: Readonly<Record<ProcurementPhaseCode, readonly [least: number, most: number]>> = {
  planned: [45, 150],
  qualification: [35, 90],
  open: [1, 40],
  evaluation: [-45, -2],
  awarded: [-260, -40],
  cancelled: [-200, -12],
}

/**
 * Makes the windows of a procurement in a phase: open ones have their deadlines ahead, others behind them.
 *
 * @source specification 1
 */
export function makeSchedule(
  { random, calendar, locale }: DemoContext,
  subject: DemoSubject,
  phase: ProcurementPhaseCode,
): DemoSchedule {
  const end = random.integer(...ends[phase])
  const length = random.integer(21, 50)
  // A planned one has not begun yet, an open one has: its window opened before today.
  const start = phase === 'open' ? Math.min(end - length, -1) : end - length
  const isSelective = phase === 'qualification' || random.chance(0.2)
  const participationEnd = phase === 'qualification' ? random.integer(1, 24) : start - random.integer(2, 8)
  const participationStart = Math.min(
    participationEnd - 25,
    phase === 'qualification' ? -1 : participationEnd,
  )
  const announced = (isSelective ? participationStart : start) - random.integer(15, 60)
  const decided = Math.min(-1, end + random.integer(8, 35))
  const reached: readonly (readonly [ProcurementPhaseCode, number])[] = [
    ['planned', phase === 'planned' ? -random.integer(2, 60) : announced],
    ...(isSelective ? ([['qualification', participationStart]] as const) : []),
    ['open', start],
    ['evaluation', end + 1],
    [phase === 'cancelled' ? 'cancelled' : 'awarded', decided],
  ]
  const phases = reached.slice(0, reached.findIndex(([code]) => code === phase) + 1)
  const window = (from: number, to: number, more: Partial<WindowRecord> = {}): WindowRecord => ({
    from: calendar.day(from),
    to: calendar.day(to),
    toTime: random.pick(['10:00', '12:00', '12:00', '13:00', null]),
    address: null,
    link: null,
    note: null,
    ...more,
  })
  const address = `${subject.client.address ?? subject.address}, ${subject.place.postalCode} ${subject.place.city}`
  const [, domain] = random.pick(locale.portals)
  const link = `https://${domain}/${random.integer(10_000, 99_999)}`
  const note = random.chance(0.5) ? random.pick(locale.sentences.windowNotes) : null
  return {
    published: phases[0]?.[1] ?? announced,
    phases,
    participation:
      isSelective && phase !== 'planned'
        ? window(participationStart, participationEnd, { address, note })
        : null,
    offers: window(start, end, { address, link, note }),
    material: phase !== 'planned' && random.chance(0.7) ? window(start, end - 3, { link }) : null,
    inquiry: phase !== 'planned' && random.chance(0.7) ? window(start, end - 8, { address }) : null,
  }
}
