import type { CriterionTree } from './CriterionTree'

/** Returns the names from the root down to a node, for paths such as 'parent > child'. (P01) */
export function criterionPath(tree: CriterionTree, index: number): string[] {
  const names: string[] = []
  for (let node = index; node !== -1; node = tree.parent[node] ?? -1) names.push(tree.label(node))
  return names.toReversed()
}
