import type { CriterionChoice } from '../search/filterKinds'
import type { CriterionTree } from './CriterionTree'
import type { Mark, ShownMark } from './mark'

/** One entry of the shortest description of a tree's marks. */
export type MarkedCriterion = Omit<CriterionChoice, 'typeId'>

/** The marks of one criterion tree, with a subscription per node. */
export interface CriterionMarks {
  readonly get: (index: number) => ShownMark
  readonly set: (index: number, mark: Mark) => void
  /** Replaces all marks. Unknown ids are ignored. An exclusion covers its whole subtree. */
  readonly load: (selection: readonly MarkedCriterion[]) => void
  /** Returns the shortest selection from which `load` restores these marks, in tree order. */
  readonly summarise: () => MarkedCriterion[]
  readonly subscribe: (index: number, listener: () => void) => () => void
}

const at = (array: Int32Array, index: number): number => array[index] ?? 0

/**
 * Creates the marks of a tree. It counts the included and the excluded leaves of every subtree: a press costs
 * the size of the pressed branch plus the depth above it, and reading a mark is O(1).
 *
 * Only leaves hold marks. A branch counts as included when all its leaves are decided and at least one is
 * included. So a branch that is included except for one part is described by two entries, and items assigned to
 * the branch itself are found. See ADR 3. (S10)
 */
export function createCriterionMarks(tree: CriterionTree): CriterionMarks {
  const { size, parent, end } = tree
  const leaves = leafCounts(tree)
  const included = new Int32Array(size)
  const excluded = new Int32Array(size)
  const listeners = new Map<number, Set<() => void>>()

  function get(index: number): ShownMark {
    if (at(included, index) === at(leaves, index)) return 'included'
    if (at(excluded, index) === at(leaves, index)) return 'excluded'
    return at(included, index) + at(excluded, index) === 0 ? 'none' : 'mixed'
  }

  function ownMark(index: number): Mark {
    if (at(included, index) + at(excluded, index) < at(leaves, index)) return 'none'
    return at(included, index) > 0 ? 'included' : 'excluded'
  }

  function fill(index: number, mark: Mark): void {
    const addedIncluded = (mark === 'included' ? at(leaves, index) : 0) - at(included, index)
    const addedExcluded = (mark === 'excluded' ? at(leaves, index) : 0) - at(excluded, index)
    for (let node = index; node < at(end, index); node += 1) {
      included[node] = mark === 'included' ? at(leaves, node) : 0
      excluded[node] = mark === 'excluded' ? at(leaves, node) : 0
    }
    for (let above = at(parent, index); above !== -1; above = at(parent, above)) {
      included[above] = at(included, above) + addedIncluded
      excluded[above] = at(excluded, above) + addedExcluded
    }
  }

  function set(index: number, mark: Mark): void {
    fill(index, mark)
    notify(index)
  }

  function notify(index: number): void {
    for (const [node, heard] of listeners) {
      const isBelow = node >= index && node < at(end, index)
      const isAbove = node < index && at(end, node) > index
      if (isBelow || isAbove) for (const listener of heard) listener()
    }
  }

  function load(selection: readonly MarkedCriterion[]): void {
    included.fill(0)
    excluded.fill(0)
    const indexed = selection.flatMap(({ id, included: isIncluded }) => {
      const index = tree.indexOfId.get(id)
      return index === undefined ? [] : [{ index, isIncluded }]
    })
    for (const { index, isIncluded } of indexed) if (isIncluded) fill(index, 'included')
    for (const { index, isIncluded } of indexed) if (!isIncluded) fill(index, 'excluded')
    for (const heard of listeners.values()) for (const listener of heard) listener()
  }

  function summarise(): MarkedCriterion[] {
    const entries: MarkedCriterion[] = []
    let index = 0
    while (index < size) {
      const mark = ownMark(index)
      const above = at(parent, index)
      if (mark !== 'none' && (above === -1 || ownMark(above) !== mark)) {
        entries.push({ id: at(tree.ids, index), included: mark === 'included' })
      }
      index = get(index) === 'mixed' ? index + 1 : at(end, index)
    }
    return entries
  }

  function subscribe(index: number, listener: () => void): () => void {
    const heard = listeners.get(index) ?? new Set()
    listeners.set(index, heard.add(listener))
    return () => {
      heard.delete(listener)
      if (heard.size === 0) listeners.delete(index)
    }
  }

  return {
    get,
    set,
    load,
    summarise,
    subscribe,
  }
}

function leafCounts({ size, parent, end }: CriterionTree): Int32Array {
  const leaves = new Int32Array(size)
  for (let index = size - 1; index >= 0; index -= 1) {
    if (end[index] === index + 1) leaves[index] = 1
    const above = parent[index] ?? -1
    if (above !== -1) leaves[above] = (leaves[above] ?? 0) + (leaves[index] ?? 0)
  }
  return leaves
}
