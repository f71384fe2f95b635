import type { CriterionTreeModel } from './CriterionTreeModel'
import { isBranch } from './CriterionTreeModel'
import type { LabelMatches } from './matchLabels'

/** Which branches the reader opened or closed by hand; the others are as `isOpenByDefault` says. */
export type OpenedByHand = ReadonlyMap<number, boolean>

/** Returns whether a branch shows its children: as the reader left it, else open only above a typed hit. */
export function isOpen(index: number, byHand: OpenedByHand, matches: LabelMatches | null): boolean {
  return byHand.get(index) ?? matches?.below[index] === 1
}

/**
 * Returns the nodes that have a row, in order: those whose ancestors are all open.
 *
 * With matches only hits and their ancestors have one, and what lies below a hit that somebody opened.
 * The walk skips closed subtrees, so that its cost is that of the rows shown and of their hidden siblings.
 */
export function visibleRows(
  tree: CriterionTreeModel,
  byHand: OpenedByHand,
  matches: LabelMatches | null,
): number[] {
  const rows: number[] = []
  let revealedUntil = 0
  let index = 0
  while (index < tree.size) {
    const end = tree.end[index] ?? tree.size
    const isRevealed = matches === null || index < revealedUntil
    if (!isRevealed && matches.hits[index] === 0 && matches.below[index] === 0) {
      index = end
      continue
    }
    rows.push(index)
    if (!isBranch(tree, index) || !isOpen(index, byHand, matches)) {
      index = end
      continue
    }
    if (!isRevealed && matches.below[index] === 0) revealedUntil = end
    index++
  }
  return rows
}
