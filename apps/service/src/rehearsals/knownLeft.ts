import type { ChosenChange } from './chooseChanges'
import type { ReplayedChange } from './replayPhases'

/**
 * Returns the items that an agent already found before their first change. These items count as already
 * mailed.
 */
export function foundAtFirst(changes: readonly ReplayedChange[]): ReadonlySet<number> {
  const byItem = Map.groupBy(changes, ({ itemId }) => itemId)
  const firsts = [...byItem.values()].flatMap(
    (ofItem) => ofItem.toSorted((a, b) => a.time - b.time || a.id - b.id)[0] ?? [],
  )
  return new Set(firsts.filter(({ wasFound }) => wasFound).map(({ itemId }) => itemId))
}

/**
 * Returns the changes after which an agent mails that it no longer finds an item. Such a mail is only about
 * an item that the agent has mailed, and is sent only once until the agent finds the item again. If the user
 * has switched these mails off, the agent mails the item's next award or cancellation instead (ADR 45).
 *
 * @param changes the changes that the agent mails if it has mailed the item before
 * @param mailedBefore the items that were mailed before the first change
 */
export function knownLeft(
  changes: readonly ChosenChange[],
  mailedBefore: ReadonlySet<number>,
): ChosenChange[] {
  return [...Map.groupBy(changes, ({ itemId }) => itemId)].flatMap(([itemId, ofItem]) => {
    const mailed: ChosenChange[] = []
    let isKnown = mailedBefore.has(itemId)
    for (const change of ofItem.toSorted((a, b) => a.time - b.time || a.id - b.id)) {
      const { failing, isMovedOut, time } = change
      if (failing === null) isKnown = true
      // Changes of one import have the same time, and are mailed together.
      if (isMovedOut && (isKnown || time === mailed.at(-1)?.time)) {
        mailed.push(change)
        isKnown = false
      }
    }
    return mailed
  })
}
