import type { CriterionTree } from './CriterionTree'

/**
 * The names from the root down to a node, as a 'parent > child' path is built from them.
 * @source specification 2 (Project page)
 */
export function criterionPath(tree: CriterionTree, index: number): string[] {
  const names: string[] = []
  for (let node = index; node !== -1; node = tree.parent[node] ?? -1) names.push(tree.label(node))
  return names.toReversed()
}
