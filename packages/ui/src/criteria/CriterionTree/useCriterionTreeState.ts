import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { CriterionTreeModel } from './CriterionTreeModel'
import { isBranch } from './CriterionTreeModel'
import { matchLabels } from './matchLabels'
import type { TreeKeyAction } from './treeKeyAction'
import type { OpenedByHand } from './visibleRows'
import { isOpen, rowIndexOf, rowPositions, visibleRows } from './visibleRows'
import { useControlledState } from '../../styles/useControlledState'
import { useStableHandler } from '../../data/ResultTable/useStableHandler'

const nothingByHand: OpenedByHand = new Map()

const allClosed: readonly number[] = []

interface ExpandedNodes {
  expanded: readonly number[] | undefined
  defaultExpanded: readonly number[] | undefined
  onExpandedChange: ((nodes: readonly number[]) => void) | undefined
}

/** Returns every node that has children. */
function branchesOf(tree: CriterionTreeModel): number[] {
  return Array.from({ length: tree.size }, (_, index) => index).filter((index) => isBranch(tree, index))
}

/** Returns the node and its siblings. */
function siblingsOf(tree: CriterionTreeModel, index: number): number[] {
  const parent = tree.parent[index] ?? -1
  const siblings: number[] = []
  const end = parent < 0 ? tree.size : (tree.end[parent] ?? tree.size)
  for (let at = parent + 1; at < end; at = tree.end[at] ?? tree.size) siblings.push(at)
  return siblings
}

/**
 * Keeps the open branches, the typed text and the focused row, without access to the DOM.
 *
 * Branches opened while a text is typed close when it is cleared, so that the tree is as it was before.
 */
export function useCriterionTreeState(tree: CriterionTreeModel, nodes: ExpandedNodes) {
  const [typed, setTyped] = useState('')
  const { defaultExpanded = allClosed } = nodes
  const [expanded, changeExpanded] = useControlledState(
    nodes.expanded,
    defaultExpanded,
    nodes.onExpandedChange,
  )
  const setExpanded = useStableHandler(changeExpanded)
  const byHand: OpenedByHand = useMemo(() => new Map(expanded.map((index) => [index, true])), [expanded])
  const [byHandWhileTyped, setByHandWhileTyped] = useState(nothingByHand)
  const [current, setCurrent] = useState(0)
  const filter = useDeferredValue(typed)

  const matches = useMemo(() => matchLabels(tree, filter), [tree, filter])
  const opened = matches ? byHandWhileTyped : byHand
  const rows = useMemo(() => visibleRows(tree, opened, matches), [tree, opened, matches])
  const positions = useMemo(() => rowPositions(tree, rows), [tree, rows])

  // The focused node may be in a closed branch or filtered out. Its nearest visible ancestor then has the
  // focus.
  let focused = current
  while (focused >= 0 && rowIndexOf(rows, focused) < 0) focused = tree.parent[focused] ?? -1
  const rowIndex = Math.max(0, rowIndexOf(rows, focused))

  const changeTyped = useCallback((next: string) => {
    setTyped(next)
    setByHandWhileTyped(nothingByHand)
  }, [])
  // The values below keep their identity while the user types, so that the rows rerender for the deferred
  // filter only.
  const isOpenNow = useCallback((index: number) => isOpen(index, opened, matches), [opened, matches])
  const runAction = useCallback(
    (action: Exclude<TreeKeyAction, { type: 'mark' }>) => {
      const setOpen = (indexes: readonly number[], value: boolean) => {
        if (matches) {
          const changed = indexes.map((index) => [index, value] as const)
          setByHandWhileTyped((before) => new Map([...before, ...changed]))
        } else {
          const changed = new Set(indexes)
          const others = expanded.filter((index) => !changed.has(index))
          setExpanded(value ? [...others, ...indexes] : others)
        }
      }
      if (action.type === 'focus') setCurrent(rows[action.rowIndex] ?? 0)
      else if (action.type === 'openSiblings') {
        setOpen(
          siblingsOf(tree, action.index).filter((index) => isBranch(tree, index)),
          true,
        )
      } else setOpen([action.index], action.type === 'open')
    },
    [tree, rows, matches, expanded, setExpanded],
  )

  return {
    typed,
    /** The text by which the rows are filtered. It may lag behind `typed` by a frame or more. */
    filter,
    matches,
    rows,
    positions,
    rowIndex,
    isOpen: isOpenNow,
    setTyped: changeTyped,
    setCurrent,
    expandAll: () => setExpanded(branchesOf(tree)),
    collapseAll: () => setExpanded(allClosed),
    /** Runs the action of a key, except marking. */
    runAction,
  }
}
