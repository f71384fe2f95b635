import type { CriterionTreeModel } from './CriterionTreeModel'
import { isBranch } from './CriterionTreeModel'
import type { LabelMatches } from './matchLabels'

/** The branches that the user opened or closed. The others follow `isOpenByDefault`. */
export type OpenedByHand = ReadonlyMap<number, boolean>

/** Whether a branch shows its children: as the user left it, or else if a descendant is a hit. */
export function isOpen(index: number, byHand: OpenedByHand, matches: LabelMatches | null): boolean {
  return byHand.get(index) ?? matches?.below[index] === 1
}

/**
 * Returns the nodes that have a row, in order: those whose ancestors are all open.
 *
 * With matches these are the hits, their ancestors, and the children of hits that the user opened. The walk
 * skips closed subtrees, so its cost depends on the visible rows and their hidden siblings only.
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
