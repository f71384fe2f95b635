import type { Kysely } from 'kysely'
import type { AlertKinds } from '@spadestik/domain/alerts'
import type { View } from '../http/View'
import type { Database } from '../storage/Database'
import type { ChosenChange } from './chooseChanges'
import { chooseChanges } from './chooseChanges'
import { foundAtFirst, knownLeft } from './knownLeft'
import type { Compared, Period } from './readMailableChanges'
import { countMailableChanges, readMailableChanges } from './readMailableChanges'
import type { RehearsedFilters } from './rehearsedFilters'
import { replayPhases } from './replayPhases'
import { visibleChanges } from './visibleChanges'

/** The sizes of the samples of changes to compare. */
export interface SampleSize {
  /**
   * The maximum number of changes to compare. If there are more, the changes of every n-th item are compared.
   */
  readonly changes: number
  /** If the agent finds fewer items of the sample than this, it is compared with all items. */
  readonly fewestItems: number
  /** If not all changes are compared, the latest items are looked up among this number of newest changes. */
  readonly newest: number
}

const sampleSize: SampleSize = { changes: 10_000, fewestItems: 100, newest: 2000 }

/** The changes that an agent would have mailed. */
export interface FoundChanges {
  /** The changes that meet all filters. */
  readonly found: readonly ChosenChange[]
  /** The changes by which items left the agent, and which it would have mailed. */
  readonly left: readonly ChosenChange[]
  /** The factor that scales a count of `found` to all changes. It is 1 if all were compared. */
  readonly foundFactor: number
  /** The compared changes, including those that meet all filters but one. */
  readonly compared: readonly ChosenChange[]
  readonly comparedFactor: number
  /** The latest changes that meet all filters, in no order. */
  readonly latest: readonly ChosenChange[]
}

const isFound = ({ failing }: ChosenChange) => failing === null

/** Returns the ids of the items of changes. */
export const itemsOf = (changes: readonly { readonly itemId: number }[]): Set<number> =>
  new Set(changes.map(({ itemId }) => itemId))

/**
 * Finds the changes that an agent would have mailed in a period. If there are too many changes, only the
 * changes of a sample of the items are compared. If the agent finds only a few items of the sample, all items
 * are compared, with the indexes of searches.
 */
export async function findChanges(
  db: Kysely<Database>,
  filters: RehearsedFilters,
  view: View,
  period: Period,
  kinds: AlertKinds | null,
  size: SampleSize = sampleSize,
): Promise<FoundChanges> {
  const { type } = filters
  const read = async (which: Compared) => {
    const changes = await readMailableChanges(db, filters, view, period, which)
    const visible = await visibleChanges(db, type, changes, view.caller)
    const replayed = await replayPhases(db, filters, visible)
    const chosen = await chooseChanges(db, type, replayed, kinds, view.caller)
    return { all: chosen, found: chosen.filter(isFound), left: knownLeft(chosen, foundAtFirst(replayed)) }
  }
  const total = await countMailableChanges(db, type, period)
  const everyNth = Math.max(1, Math.ceil(total / size.changes))
  const { all: compared, found, left } = await read({ kind: 'sample', everyNth })
  const sampled = { found, left, foundFactor: everyNth, compared, comparedFactor: everyNth, latest: found }
  if (everyNth === 1) return sampled
  // Ignore relative times, because the indexes of searches do not know them.
  const byIndex = compared.filter(
    ({ failing }) => failing === null || filters.filters[failing]?.condition === null,
  )
  if (!filters.hasPhrase && itemsOf(byIndex).size < size.fewestItems) {
    const all = await read({ kind: 'matching' })
    return { ...sampled, found: all.found, left: all.left, foundFactor: 1, latest: all.found }
  }
  const newest = await read({ kind: 'newest', limit: size.newest })
  return { ...sampled, latest: [...newest.found, ...found] }
}
