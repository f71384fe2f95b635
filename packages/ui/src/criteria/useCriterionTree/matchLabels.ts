import { foldText, foldWords } from '../../text/Highlight/foldText'
import type { CriterionTreeModel } from '../model/CriterionTreeModel'

/** The nodes that match a typed text. The index of a node in the tree is its index in `hits` and `below`. */
export interface LabelMatches {
  /** 1 if the label of the node contains every typed word. */
  hits: Uint8Array
  /** 1 if a descendant of the node matches. */
  below: Uint8Array
  /** The number of nodes that match. */
  count: number
}

const foldedLabels = new WeakMap<CriterionTreeModel, string[]>()

function foldedLabelsOf(tree: CriterionTreeModel): string[] {
  const cached = foldedLabels.get(tree)
  if (cached) return cached
  const folded = tree.labels.map((label) => foldText(label).text)
  foldedLabels.set(tree, folded)
  return folded
}

/**
 * Finds the nodes whose label contains every typed word. Ignores case and diacritics.
 *
 * Returns null if the text contains no word. The labels are normalised once per tree.
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
    // Stop at an ancestor that is already set, because all ancestors above it are set too.
    for (let up = tree.parent[index] ?? -1; up >= 0 && below[up] === 0; up = tree.parent[up] ?? -1)
      below[up] = 1
  }
  return { hits, below, count }
}
