/** The id of a node in a tree. */
export type CriterionId = number | string

/**
 * A node of a criterion tree. The nodes are either nested, or in a flat list in which each node names its
 * parent.
 */
export interface CriterionItem<Id extends CriterionId = CriterionId> {
  /** The id of the node, unique in the whole tree. */
  readonly id: Id
  readonly label: string
  readonly children?: readonly CriterionItem<Id>[]
  /**
   * The id of the parent, for nodes in a flat list. A node without a parent in the list is at the top. Nested
   * nodes do not need this id.
   */
  readonly parentId?: Id | null
}

/**
 * A tree as flat arrays in preorder: each node comes directly before its subtree. The subtree of node `i`,
 * including `i`, has the indexes from `i` to `end[i] - 1`.
 */
export interface CriterionTreeModel<Id extends CriterionId = CriterionId> {
  /** The number of nodes. */
  readonly size: number
  readonly ids: readonly Id[]
  readonly labels: readonly string[]
  readonly indexOfId: ReadonlyMap<Id, number>
  /** The index of each node's parent, or -1 at the top. */
  readonly parent: readonly number[]
  /** The depth of each node, 0 at the top. */
  readonly depth: readonly number[]
  /** The index after the last node of each subtree. */
  readonly end: Int32Array
  /** The number of leaves in each subtree. A leaf counts itself, so its number is 1. */
  readonly leaves: Int32Array
}

/** Returns whether a node has children. */
export function isBranch(tree: CriterionTreeModel, index: number): boolean {
  return (tree.end[index] ?? 0) > index + 1
}

type Forest<Id extends CriterionId> = readonly CriterionItem<Id>[]

function groupByParent<Id extends CriterionId>(items: Forest<Id>) {
  const known = new Set(items.map(({ id }) => id))
  const parentOf = ({ parentId }: CriterionItem<Id>) =>
    parentId != null && known.has(parentId) ? parentId : null
  const groups = Map.groupBy(items, parentOf)
  return { top: groups.get(null) ?? [], groups }
}

/**
 * Converts items to a tree in preorder. Takes O(n) time and uses no recursion, so the depth is unlimited.
 *
 * @throws if an item of a flat list is its own ancestor.
 */
export function buildCriterionTree<Id extends CriterionId>(items: Forest<Id>): CriterionTreeModel<Id> {
  const isFlat = items.some(({ parentId }) => parentId != null)
  const { top, groups } = isFlat ? groupByParent(items) : { top: items, groups: null }
  const ids: Id[] = []
  const labels: string[] = []
  const parent: number[] = []
  const depth: number[] = []
  const stack: { item: CriterionItem<Id>; above: number }[] = []
  const push = (among: Forest<Id> | undefined, above: number) => {
    for (const item of among?.toReversed() ?? []) stack.push({ item, above })
  }
  push(top, -1)
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { item, above } = next
    const index = ids.push(item.id) - 1
    labels.push(item.label)
    parent.push(above)
    depth.push((depth[above] ?? -1) + 1)
    push(groups?.get(item.id), index)
    push(item.children, index)
  }
  if (isFlat && ids.length < items.length) {
    throw new Error(
      'Some items are their own ancestors, so they have no place in the tree. Correct parentId.',
    )
  }
  return {
    size: ids.length,
    ids,
    labels,
    indexOfId: new Map(ids.map((id, index) => [id, index])),
    parent,
    depth,
    ...measureSubtrees(parent),
  }
}

const trees = new WeakMap<Forest<CriterionId>, CriterionTreeModel>()

/** Returns the tree of an array of items. Do not change the array, because the tree is cached for it. */
export function criterionTreeOf<Id extends CriterionId>(items: Forest<Id>): CriterionTreeModel<Id> {
  const built = trees.get(items) ?? buildCriterionTree(items)
  trees.set(items, built)
  // The cast is safe, because the cached tree was built from `items` and has their ids.
  return built as CriterionTreeModel<Id>
}

function measureSubtrees(parent: readonly number[]): Pick<CriterionTreeModel, 'end' | 'leaves'> {
  const end = new Int32Array(parent.length)
  const leaves = new Int32Array(parent.length)
  // From the last node to the first, so that every child is counted before its parent.
  for (let index = parent.length - 1; index >= 0; index--) {
    end[index] ||= index + 1
    leaves[index] ||= 1
    const above = parent[index] ?? -1
    if (above < 0) continue
    end[above] ||= end[index] ?? 0
    leaves[above] = (leaves[above] ?? 0) + (leaves[index] ?? 0)
  }
  return { end, leaves }
}
