import { foldText, foldWords } from '../../text/Highlight/foldText'
import type { CriterionTreeModel } from '../model/CriterionTreeModel'

/** The nodes that match a typed text. */
export interface LabelMatches {
  /** 1 if the node's own label contains every typed word. */
  hits: Uint8Array
  /** 1 if a descendant of the node is a hit. */
  below: Uint8Array
  /** The number of hits. */
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
 * Finds the nodes whose label contains every typed word, ignoring case and diacritics.
 *
 * Returns null if nothing is typed. The labels are folded once per tree; each call walks them once.
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
    // A marked ancestor has all of its ancestors marked too.
    for (let up = tree.parent[index] ?? -1; up >= 0 && below[up] === 0; up = tree.parent[up] ?? -1)
      below[up] = 1
  }
  return { hits, below, count }
}
