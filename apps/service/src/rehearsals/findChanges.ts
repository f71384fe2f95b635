import type { Kysely } from 'kysely'
import type { AlertKinds } from '@spadestik/domain/alerts'
import type { View } from '../contract/View'
import type { Database } from '../storage/Database'
import type { ChosenChange } from './chooseChanges'
import { chooseChanges } from './chooseChanges'
import { foundAtFirst, knownLeft } from './knownLeft'
import type { Compared, Period } from './readMailableChanges'
import { countMailableChanges, readMailableChanges } from './readMailableChanges'
import type { RehearsedFilters } from './rehearsedFilters'
import { replayPhases } from './replayPhases'
import { visibleChanges } from './visibleChanges'

export interface SampleSize {
  /**
   * The maximum number of changes to compare. If there are more changes, only the changes of every n-th item
   * are compared.
   */
  readonly changes: number
  /** If the agent finds fewer items than this in the sample, all items are compared instead. */
  readonly fewestItems: number
  /** The number of newest changes that are compared in addition to a sample, to find the latest items. */
  readonly newest: number
}

const sampleSize: SampleSize = { changes: 10_000, fewestItems: 100, newest: 2000 }

export interface FoundChanges {
  readonly found: readonly ChosenChange[]
  /** The changes because of which the agent would have reported that it no longer finds an item. */
  readonly left: readonly ChosenChange[]
  /**
   * The factor that scales the number of changes in `found` up to all changes, if only a sample was compared.
   * It is 1 if all changes were compared.
   */
  readonly foundFactor: number
  /**
   * Of the changes that were compared with the agent's filters, those that meet all filters or all filters
   * except one.
   */
  readonly compared: readonly ChosenChange[]
  readonly comparedFactor: number
  /** The latest changes that meet all filters, in no particular order. */
  readonly latest: readonly ChosenChange[]
}

const isFound = ({ failing }: ChosenChange) => failing === null

export const itemsOf = (changes: readonly { readonly itemId: number }[]): Set<number> =>
  new Set(changes.map(({ itemId }) => itemId))

/**
 * Finds the changes that an agent would have mailed in a period. If there are too many changes, compares only
 * a sample of the items with the agent. If the agent finds only a few items of the sample, compares all items
 * with the help of the search indexes.
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
  // Count the items that a search by index would find. They include items that fail only a relative time,
  // such as the next 14 days, because the search indexes cannot apply relative times.
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
