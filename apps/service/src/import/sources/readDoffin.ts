import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { addDays } from '../release/dayOf'
import type { Requesting } from './request'
import { download, readJson } from './request'
import type { Running } from './Running'
import type { SourceOf } from './Source'
import { SourceFailure } from './SourceFailure'

export interface DoffinState {
  /** `YYYY-MM-DD`. All notices that were published before this day are known. */
  readonly day: string
  /** The notices of the days that are read again, by the day of their publication. */
  readonly known: Readonly<Record<string, readonly string[]>>
}

/** Doffin tells the day of publication alone, and notices appear late. So these days are read again. */
const overlapDays = 10

/** No more hits of one query can be reached, so each day is asked for by itself. About 32 notices come a day. */
const mostHits = 1000

/** @unit ms */
const longestPause = 60_000

const page = z.object({ hits: z.array(z.object({ id: z.string().min(1).max(200) })) })

interface Asking extends Requesting {
  readonly pauseMs: number
}

/** Asks, and once more if the source says to wait for a moment. */
async function patiently<Answer>(asking: Asking, ask: () => Promise<Answer>): Promise<Answer> {
  await wait(asking.pauseMs)
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof SourceFailure) || error.retryAt === null) throw error
    const pause = error.retryAt.getTime() - asking.clock().getTime()
    if (pause > longestPause) throw error
    await wait(Math.max(0, pause))
    return ask()
  }
}

/**
 * Returns the ids of the notices of a day. Asks for pages until one has nothing new, because the service decides how
 * long a page is.
 */
async function noticesOf(asking: Asking, day: string): Promise<string[]> {
  const found = new Set<string>()
  for (let number = 1; ; number += 1) {
    const query = new URLSearchParams({ issueDateFrom: day, issueDateTo: day, page: String(number) })
    const parsed = page.safeParse(
      await patiently(asking, () => readJson(asking, `/public/v2/search?${query.toString()}`)),
    )
    if (!parsed.success) throw new SourceFailure('answers with another form than expected')
    const before = found.size
    for (const { id } of parsed.data.hits) found.add(id)
    if (found.size === before) return [...found]
    if (found.size >= mostHits)
      throw new SourceFailure(`has more notices of ${day} than the ${mostHits} that can be reached`)
  }
}

/**
 * Reads the notices of Doffin day by day, up to today, and the last ten days again. A notice is fetched once.
 *
 * @param key the key of the operator
 */
export async function readDoffin(
  source: SourceOf<'doffin'>,
  key: string,
  running: Running<DoffinState>,
): Promise<void> {
  const { clock, isStopped, folder, importFile, keep } = running
  const headers = { 'Ocp-Apim-Subscription-Key': key }
  const asking = {
    url: source.url,
    contact: source.contact,
    headers,
    clock,
    pauseMs: 1000 / source.requestsPerSecond,
  }
  const today = clock().toISOString().slice(0, 10)
  const reached = running.state.day ?? source.since
  const first = addDays(reached, -overlapDays)
  const known = new Map(Object.entries(running.state.known ?? {}))
  for (const day of known.keys()) if (day < first) known.delete(day)
  for (let day = first < source.since ? source.since : first; day <= today; day = addDays(day, 1)) {
    for (const id of await noticesOf(asking, day)) {
      if (isStopped()) return
      const ofDay = known.get(day) ?? []
      if (ofDay.includes(id)) continue
      const file = join(folder, 'notice.xml')
      const isThere = await patiently(asking, () =>
        download(asking, `/public/v2/download/${encodeURIComponent(id)}`, file),
      )
      if (isThere) await importFile(file)
      known.set(day, [...ofDay, id])
      await keep({ day: reached > day ? reached : day, known: Object.fromEntries(known) })
    }
    await keep({ day: reached > day ? reached : day, known: Object.fromEntries(known) })
  }
}
