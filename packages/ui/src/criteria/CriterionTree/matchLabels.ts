import { foldText, foldWords } from '../../text/Highlight/foldText'
import type { CriterionTreeModel } from './CriterionTreeModel'

/** Which nodes a typed filter finds. */
export interface LabelMatches {
  /** 1 where the node's own label holds every typed word. */
  hits: Uint8Array
  /** 1 where a node further down is a hit. */
  below: Uint8Array
  /** How many hits there are. */
  count: number
}

const foldedLabels = new WeakMap<CriterionTreeModel, string[]>()

function foldedLabelsOf(tree: CriterionTreeModel): string[] {
  const known = foldedLabels.get(tree)
  if (known) return known
  const folded = Array.from({ length: tree.size }, (_, index) => foldText(tree.label(index)).text)
  foldedLabels.set(tree, folded)
  return folded
}

/**
 * Finds the nodes whose label holds every typed word, without regard to case and diacritics.
 *
 * Returns null where nothing is typed. The labels are folded once per tree; each call walks them once.
 */
export function matchLabels(tree: CriterionTreeModel, typed: string): LabelMatches | null {
  const words = foldWords(typed)
  if (words.length === 0) return null
  const labels = foldedLabelsOf(tree)
  const hits = new Uint8Array(tree.size)
  const below = new Uint8Array(tree.size)
  let count = 0
  for (let index = 0; index < tree.size; index++) {
    const label = labels[index] ?? ''
    if (!words.every((word) => label.includes(word))) continue
    hits[index] = 1
    count++
    // An ancestor already marked has all of its own marked too.
    for (let up = tree.parent[index] ?? -1; up >= 0 && below[up] === 0; up = tree.parent[up] ?? -1)
      below[up] = 1
  }
  return { hits, below, count }
}
