import type { ProcurementPhaseCode, WindowRecord } from '@spadestik/service/filling'
import type { DemoContext, DemoSubject } from './DemoContext'

export interface DemoSchedule {
  /** In days from today. */
  readonly published: number
  /**
   * The phases, each with the day on which it begins. The day is an offset in days from today, and the
   * earliest phase comes first.
   */
  readonly phases: readonly (readonly [phase: ProcurementPhaseCode, offset: number])[]
  /** The last day for offers, in days from today. */
  readonly lastDay: number
  readonly participation: WindowRecord | null
  readonly offers: WindowRecord | null
  readonly material: WindowRecord | null
  readonly inquiry: WindowRecord | null
}

/**
 * The range of the last day for offers in each phase, in days from today. In the qualification phase, the
 * last day for offers is computed from the last day for participation instead.
 */
const ends: Readonly<Record<ProcurementPhaseCode, readonly [least: number, most: number]>> = {
  planned: [55, 150],
  qualification: [0, 0],
  open: [1, 40],
  evaluation: [-45, -2],
  awarded: [-260, -40],
  cancelled: [-200, -12],
}

interface Days {
  readonly participation: readonly [start: number, end: number] | null
  readonly offers: readonly [start: number, end: number]
}

/**
 * Chooses the days of the periods for participation and for offers. In the phases `qualification` and `open`,
 * the period of the phase has begun and has not ended.
 */
function chooseDays({ random }: DemoContext, phase: ProcurementPhaseCode): Days {
  if (phase === 'qualification') {
    const end = random.integer(1, 24)
    const start = end + random.integer(3, 12)
    return { participation: [Math.min(end - 25, -1), end], offers: [start, start + random.integer(21, 45)] }
  }
  const end = random.integer(...ends[phase])
  const start = phase === 'open' ? Math.min(end - random.integer(18, 45), -1) : end - random.integer(21, 50)
  const isSelective = phase !== 'planned' && random.chance(0.2)
  const closed = start - random.integer(2, 8)
  return { participation: isSelective ? [closed - 25, closed] : null, offers: [start, end] }
}

function choosePhases({ random }: DemoContext, { participation, offers }: Days, phase: ProcurementPhaseCode) {
  const [start, end] = offers
  const announced = (participation?.[0] ?? start) - random.integer(15, 60)
  const reached: (readonly [ProcurementPhaseCode, number])[] = []
  if (phase === 'planned') reached.push(['planned', -random.integer(2, 60)])
  else if (random.chance(0.5)) reached.push(['planned', announced])
  if (participation !== null) reached.push(['qualification', participation[0]])
  reached.push(['open', start], ['evaluation', end + 1])
  reached.push([phase === 'cancelled' ? 'cancelled' : 'awarded', Math.min(-1, end + random.integer(8, 35))])
  return reached.slice(0, reached.findIndex(([code]) => code === phase) + 1)
}

export function makeSchedule(
  context: DemoContext,
  { client }: DemoSubject,
  phase: ProcurementPhaseCode,
): DemoSchedule {
  const { random, calendar, locale } = context
  const days = chooseDays(context, phase)
  const phases = choosePhases(context, days, phase)
  const [start, end] = days.offers
  const window = (from: number, to: number, more: Partial<WindowRecord>): WindowRecord => ({
    from: calendar.day(from),
    to: calendar.day(to),
    toTime: random.pick(['10:00', '12:00', '12:00', '13:00', null]),
    address: null,
    link: null,
    note: null,
    ...more,
  })
  const address = `${client.address ?? ''}, ${client.postalCode ?? ''} ${client.city ?? ''}`
  const [, domain] = random.pick(locale.portals)
  const link = `https://${domain}/${random.integer(10_000, 99_999)}`
  const note = random.chance(0.5) ? random.pick(locale.sentences.windowNotes) : null
  const hasMore = phase !== 'planned' && random.chance(0.7)
  return {
    published: phases[0]?.[1] ?? start,
    phases,
    lastDay: end,
    participation: days.participation === null ? null : window(...days.participation, { address }),
    offers: window(start, end, { address, link, note }),
    material: hasMore ? window(start, end - 3, { link }) : null,
    inquiry: hasMore ? window(start, end - 8, { address }) : null,
  }
}
