import { useDeferredValue, useMemo, useState } from 'react'
import { useControlledState } from '../../styles/useControlledState'
import type { CriterionId, CriterionTreeModel } from '../model/CriterionTreeModel'
import { isBranch } from '../model/CriterionTreeModel'
import { matchLabels } from './matchLabels'
import type { TreeKeyAction } from './treeKeyAction'
import type { OpenedByHand } from './visibleRows'
import { isOpen, rowIndexOf, rowPositions, visibleRows } from './visibleRows'

const nothingByHand: OpenedByHand = new Map()

const allClosed: readonly never[] = []

/** The expanded branches of a tree, and the text that filters its rows. */
export interface VisibleRowsOptions<Id extends CriterionId> {
  /**
   * The ids of the expanded branches, if the parent controls them. While a text is typed, branches with
   * matches are expanded instead.
   */
  expanded?: readonly Id[]
  /** The ids of the branches that are expanded initially, if the parent does not control them. */
  defaultExpanded?: readonly Id[]
  /** Called with the ids of all expanded branches after the user opens or closes one. */
  onExpandedChange?: (ids: readonly Id[]) => void
  /** The text that filters the tree, if the parent controls it. */
  filter?: string
  /** The initial text, if the parent does not control it. */
  defaultFilter?: string
  /** Called with the typed text after each change. */
  onFilterChange?: (filter: string) => void
}

function siblingsOf(tree: CriterionTreeModel, index: number): number[] {
  const parent = tree.parent[index] ?? -1
  const siblings: number[] = []
  const end = parent < 0 ? tree.size : (tree.end[parent] ?? tree.size)
  for (let at = parent + 1; at < end; at = tree.end[at] ?? tree.size) siblings.push(at)
  return siblings
}

/**
 * Keeps the expanded branches, the filter text and the focused row. Does not access the DOM.
 *
 * Branches that the user opens or closes in a filtered tree return to their default when the filter text
 * changes.
 */
export function useVisibleRows<Id extends CriterionId>(
  tree: CriterionTreeModel<Id>,
  options: VisibleRowsOptions<Id>,
) {
  const { defaultExpanded = allClosed, defaultFilter = '' } = options
  const [filter, setFilter] = useControlledState(options.filter, defaultFilter, options.onFilterChange)
  const [expanded, setExpanded] = useControlledState<readonly Id[]>(
    options.expanded,
    defaultExpanded,
    options.onExpandedChange,
  )
  const [whileTyped, setWhileTyped] = useState({ filter, byHand: nothingByHand })
  const [current, setCurrent] = useState(0)
  const appliedFilter = useDeferredValue(filter)

  const byHand: OpenedByHand = useMemo(
    () => new Map(expanded.map((id) => [tree.indexOfId.get(id) ?? -1, true])),
    [tree, expanded],
  )
  const matches = useMemo(() => matchLabels(tree, appliedFilter), [tree, appliedFilter])
  const byHandNow = whileTyped.filter === appliedFilter ? whileTyped.byHand : nothingByHand
  const opened = matches ? byHandNow : byHand
  const rows = useMemo(() => visibleRows(tree, opened, matches), [tree, opened, matches])
  const positions = useMemo(() => rowPositions(tree, rows), [tree, rows])

  // If the current node has no row, its nearest ancestor with a row gets the focus.
  let focused = current
  while (focused >= 0 && rowIndexOf(rows, focused) < 0) focused = tree.parent[focused] ?? -1

  const idsOf = (indexes: readonly number[]) => indexes.flatMap((index) => tree.ids[index] ?? [])
  const setOpen = (indexes: readonly number[], value: boolean) => {
    if (matches) {
      const changed = indexes.map((index) => [index, value] as const)
      setWhileTyped({ filter: appliedFilter, byHand: new Map([...byHandNow, ...changed]) })
    } else {
      const changed = new Set(idsOf(indexes))
      const others = expanded.filter((id) => !changed.has(id))
      setExpanded(value ? [...others, ...changed] : others)
    }
  }
  const branchesAmong = (indexes: readonly number[]) => indexes.filter((index) => isBranch(tree, index))
  return {
    filter,
    setFilter,
    /**
     * The text by which the rows are filtered now. It can be a frame or more behind `filter`, so that typing
     * stays smooth.
     */
    appliedFilter,
    matches,
    rows,
    positions,
    rowIndex: Math.max(0, rowIndexOf(rows, focused)),
    isOpen: (index: number) => isOpen(index, opened, matches),
    setCurrent,
    expandAll: () => setExpanded(idsOf(branchesAmong([...tree.ids.keys()]))),
    collapseAll: () => setExpanded(allClosed),
    /** Runs the action of a key, except `mark`, because this hook does not keep the marks. */
    runAction: (action: Exclude<TreeKeyAction, { type: 'mark' }>) => {
      if (action.type === 'focus') setCurrent(rows[action.rowIndex] ?? 0)
      else if (action.type === 'openSiblings') setOpen(branchesAmong(siblingsOf(tree, action.index)), true)
      else setOpen([action.index], action.type === 'open')
    },
  }
}
