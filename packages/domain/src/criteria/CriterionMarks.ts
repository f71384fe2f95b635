import type { CriterionTree } from './CriterionTree'
import type { Mark, ShownMark } from './mark'
import { nextMark } from './mark'

/** One entry of the shortest description of a tree's marks. */
export interface MarkedCriterion {
  readonly id: number
  readonly included: boolean
}

/** The marks of one criterion tree, with a subscription for each node. */
export interface CriterionMarks {
  readonly get: (index: number) => ShownMark
  /** Sets a node and all its descendants to the mark that follows the one shown. */
  readonly press: (index: number, canExclude: boolean) => void
  readonly set: (index: number, mark: Mark) => void
  /** Replaces all marks; ids that the tree does not know are left out. An exclusion covers its whole subtree. */
  readonly load: (selection: readonly MarkedCriterion[]) => void
  /** The shortest selection that `load` turns into these same marks, in the tree's order. */
  readonly summarise: () => MarkedCriterion[]
  readonly subscribe: (index: number, listener: () => void) => () => void
}

const codes: Record<Mark, number> = { none: 0, included: 1, excluded: 2 }

/**
 * Keeps a mark per node and the number of included and excluded nodes per subtree: a press costs
 * the size of the branch pressed and the depth above it, reading a node's mark costs nothing.
 *
 * A node keeps its own mark only while its whole subtree is marked; so a branch that is included but
 * for one excluded part is described by two entries, and what hangs on the branch itself still counts.
 */
export function createCriterionMarks(tree: CriterionTree): CriterionMarks {
  const { size, parent, end } = tree
  const own = new Uint8Array(size)
  const included = new Int32Array(size)
  const excluded = new Int32Array(size)
  const listeners = new Map<number, Set<() => void>>()

  const at = (array: Int32Array | Uint8Array, index: number): number => array[index] ?? 0
  const sizeOf = (index: number): number => at(end, index) - index

  function get(index: number): ShownMark {
    const whole = sizeOf(index)
    if (at(included, index) === whole) return 'included'
    if (at(excluded, index) === whole) return 'excluded'
    return at(included, index) + at(excluded, index) === 0 ? 'none' : 'mixed'
  }

  function fill(index: number, mark: Mark): void {
    for (let node = index; node < at(end, index); node += 1) {
      own[node] = codes[mark]
      included[node] = mark === 'included' ? sizeOf(node) : 0
      excluded[node] = mark === 'excluded' ? sizeOf(node) : 0
    }
  }

  /** The own mark of a node whose descendants have just changed. */
  function ownFromBelow(index: number, includedBelow: number, excludedBelow: number): number {
    const below = sizeOf(index) - 1
    if (includedBelow === below) return codes.included
    if (excludedBelow === below) return codes.excluded
    const isAllMarked = includedBelow + excludedBelow === below
    return isAllMarked && at(own, index) === codes.included ? codes.included : codes.none
  }

  function set(index: number, mark: Mark): void {
    const before = { included: at(included, index), excluded: at(excluded, index) }
    fill(index, mark)
    let addedIncluded = at(included, index) - before.included
    let addedExcluded = at(excluded, index) - before.excluded
    for (let above = at(parent, index); above !== -1; above = at(parent, above)) {
      const was = at(own, above)
      const includedBelow = at(included, above) - (was === codes.included ? 1 : 0) + addedIncluded
      const excludedBelow = at(excluded, above) - (was === codes.excluded ? 1 : 0) + addedExcluded
      const now = ownFromBelow(above, includedBelow, excludedBelow)
      const includedNow = includedBelow + (now === codes.included ? 1 : 0)
      const excludedNow = excludedBelow + (now === codes.excluded ? 1 : 0)
      addedIncluded = includedNow - at(included, above)
      addedExcluded = excludedNow - at(excluded, above)
      own[above] = now
      included[above] = includedNow
      excluded[above] = excludedNow
    }
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
    own.fill(0)
    included.fill(0)
    excluded.fill(0)
    const indexed = selection.flatMap(({ id, included: isIncluded }) => {
      const index = tree.indexOfId.get(id)
      return index === undefined ? [] : [{ index, isIncluded }]
    })
    for (const { index, isIncluded } of indexed) if (isIncluded) set(index, 'included')
    for (const { index, isIncluded } of indexed) if (!isIncluded) set(index, 'excluded')
    for (const heard of listeners.values()) for (const listener of heard) listener()
  }

  function summarise(): MarkedCriterion[] {
    const entries: MarkedCriterion[] = []
    let index = 0
    while (index < size) {
      const above = at(parent, index)
      const mark = at(own, index)
      if (mark !== codes.none && (above === -1 || at(own, above) !== mark)) {
        entries.push({ id: at(tree.ids, index), included: mark === codes.included })
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
    press: (index, canExclude) => set(index, nextMark(get(index), canExclude)),
    set,
    load,
    summarise,
    subscribe,
  }
}
