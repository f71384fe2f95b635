import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { CriterionTreeModel } from './CriterionTreeModel'
import { isBranch } from './CriterionTreeModel'
import { matchLabels } from './matchLabels'
import type { TreeKeyAction } from './treeKeyAction'
import type { OpenedByHand } from './visibleRows'
import { isOpen, rowIndexOf, rowPositions, visibleRows } from './visibleRows'

const nothingByHand: OpenedByHand = new Map()

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
export function useCriterionTreeState(tree: CriterionTreeModel, defaultExpanded: readonly number[]) {
  const [typed, setTyped] = useState('')
  const [byHand, setByHand] = useState<OpenedByHand>(
    () => new Map(defaultExpanded.map((index) => [index, true])),
  )
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
      const set = matches ? setByHandWhileTyped : setByHand
      const setOpen = (indexes: readonly number[], value: boolean) =>
        set((before) => new Map([...before, ...indexes.map((index) => [index, value] as const)]))
      if (action.type === 'focus') setCurrent(rows[action.rowIndex] ?? 0)
      else if (action.type === 'openSiblings') {
        setOpen(
          siblingsOf(tree, action.index).filter((index) => isBranch(tree, index)),
          true,
        )
      } else setOpen([action.index], action.type === 'open')
    },
    [tree, rows, matches],
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
    expandAll: () => setByHand(new Map(branchesOf(tree).map((index) => [index, true]))),
    collapseAll: () => setByHand(nothingByHand),
    /** Runs the action of a key, except marking. */
    runAction,
  }
}
