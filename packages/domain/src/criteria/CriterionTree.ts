/** A criterion as the API nests it, with the properties that the tree needs. */
export interface NestedCriterion {
  readonly id: number
  readonly name: string
  readonly children: readonly NestedCriterion[]
}

/**
 * A criterion tree in preorder: the subtree of node `i` is the range `[i, end[i])`, so that
 * marking a branch fills a range instead of walking objects.
 */
export interface CriterionTree {
  readonly size: number
  /** Index of the parent, −1 for a root. */
  readonly parent: Int32Array
  /** First index after the node's subtree. */
  readonly end: Int32Array
  /** 0 for a root. */
  readonly depth: Int32Array
  readonly ids: Int32Array
  readonly names: readonly string[]
  readonly indexOfId: ReadonlyMap<number, number>
  readonly label: (index: number) => string
}

/** Flattens nested criteria to preorder in O(n), without recursion, so depth has no limit. */
export function buildCriterionTree(roots: readonly NestedCriterion[]): CriterionTree {
  const names: string[] = []
  const ids: number[] = []
  const parent: number[] = []
  const depth: number[] = []
  const stack = roots.map((node) => ({ node, parentIndex: -1 })).toReversed()
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, parentIndex } = next
    const index = ids.push(node.id) - 1
    names.push(node.name)
    parent.push(parentIndex)
    depth.push(parentIndex === -1 ? 0 : (depth[parentIndex] ?? 0) + 1)
    for (let child = node.children.length - 1; child >= 0; child -= 1) {
      const childNode = node.children[child]
      if (childNode !== undefined) stack.push({ node: childNode, parentIndex: index })
    }
  }
  return {
    size: ids.length,
    parent: Int32Array.from(parent),
    end: subtreeEnds(parent),
    depth: Int32Array.from(depth),
    ids: Int32Array.from(ids),
    names,
    indexOfId: new Map(ids.map((id, index) => [id, index])),
    label: (index) => names[index] ?? '',
  }
}

function subtreeEnds(parent: readonly number[]): Int32Array {
  const end = Int32Array.from(parent, (_, index) => index + 1)
  for (let index = parent.length - 1; index >= 0; index -= 1) {
    const above = parent[index] ?? -1
    if (above !== -1) end[above] = Math.max(end[above] ?? 0, end[index] ?? 0)
  }
  return end
}
