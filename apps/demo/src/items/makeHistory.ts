import type { UpdateRecord } from '@spadestik/service/filling'
import type { DemoContext } from './DemoContext'
import { fillIn } from './fillIn'

export interface DemoHistory {
  readonly published: string
  /** The time of the newest update, or the time of publication if there are no updates. */
  readonly lastUpdated: string
  /** Newest first. */
  readonly updates: readonly UpdateRecord[]
}

/**
 * Makes the time of publication and the updates of a demo item. Many items have changed within the last few
 * days.
 *
 * @param published the day of publication in days from today, negative
 * @param phase `began` is in days from today
 */
export function makeHistory(
  { locale, random, calendar }: DemoContext,
  published: number,
  phase: { readonly name: string; readonly began: number },
): DemoHistory {
  const range = random.weighted({ days: 25, weeks: 30, months: 45 })
  const [least, most] = { days: [1, 5], weeks: [6, 30], months: [31, 200] }[range] as [number, number]
  const newest = -random.integer(least, most)
  const offsets = newest <= published ? [] : [newest]
  for (let left = random.integer(0, 2); left > 0 && offsets.length > 0; left -= 1) {
    const older = (offsets.at(-1) ?? newest) - random.integer(3, 40)
    if (older > published) offsets.push(older)
  }
  const publishedTime = calendar.time(published, random.integer(420, 900))
  const updates = offsets.map((offset) => {
    // An update about a new phase must not be older than the phase.
    const possible = locale.sentences.updates.filter(([about]) => about !== 'phases' || offset >= phase.began)
    const [section, text] = random.pick(possible)
    return {
      text: fillIn(text, { phase: phase.name }),
      created: calendar.time(offset, random.integer(900, 1320)),
      scrollId: section,
    }
  })
  return { published: publishedTime, lastUpdated: updates[0]?.created ?? publishedTime, updates }
}
