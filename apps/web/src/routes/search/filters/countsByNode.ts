import type { CriterionTree } from '@spadestik/domain/criteria'

/** How many matches each node of a tree has, by its index; nodes that are not named have none. */
export function countsByNode(
  tree: CriterionTree,
  counted: readonly { readonly id: number; readonly count: number }[],
): Uint32Array {
  const counts = new Uint32Array(tree.size)
  for (const { id, count } of counted) {
    const index = tree.indexOfId.get(id)
    if (index !== undefined) counts[index] = count
  }
  return counts
}
