import { formatDate } from '@spadestik/domain/dates'
import type { AnnouncementRecord } from '@spadestik/service/filling'
import type { DemoContext } from './DemoContext'
import { fillIn } from './fillIn'
import type { DemoSchedule } from './makeSchedule'

export function makeAnnouncements(
  { random, locale, calendar }: DemoContext,
  { phases, lastDay }: DemoSchedule,
  winner: string | null,
): AnnouncementRecord[] {
  const { corrections, results, cancellations, documents } = locale.sentences
  const first = phases[0]?.[1] ?? -1
  const [ended, last] = phases.at(-1) ?? ['planned', first]
  const announcements: AnnouncementRecord[] = [
    { date: calendar.day(first), type: 'update', changes: null, description: documents.notice },
  ]
  if (phases.length > 1 && random.chance(0.45)) {
    const date = formatDate(calendar.day(lastDay))
    const changes = random.chance(0.8) ? fillIn(random.pick(corrections), { date }) : null
    const corrected = calendar.day(random.integer(first, Math.max(first, Math.min(-1, last))))
    announcements.push({ date: corrected, type: 'correction', changes, description: null })
  }
  const date = calendar.day(last)
  if (ended === 'awarded' && winner !== null) {
    const changes = fillIn(random.pick(results), { winner })
    announcements.push({ date, type: 'result', changes, description: null })
  }
  if (ended === 'cancelled') {
    announcements.push({ date, type: 'cancellation', changes: random.pick(cancellations), description: null })
  }
  return announcements
}
