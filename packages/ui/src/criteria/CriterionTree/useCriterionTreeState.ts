import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { CriterionTreeModel } from './CriterionTreeModel'
import { isBranch } from './CriterionTreeModel'
import { matchLabels } from './matchLabels'
import { placeOf } from './placeOf'
import { rowPositions } from './rowPositions'
import type { TreeKeyAction } from './treeKeyAction'
import type { OpenedByHand } from './visibleRows'
import { isOpen, visibleRows } from './visibleRows'

const nothingByHand: OpenedByHand = new Map()

/** Returns every node that has nodes below it. */
function branchesOf(tree: CriterionTreeModel): number[] {
  return Array.from({ length: tree.size }, (_, index) => index).filter((index) => isBranch(tree, index))
}

/** Returns the children of a node's parent, or the nodes at the top. */
function siblingsOf(tree: CriterionTreeModel, index: number): number[] {
  const parent = tree.parent[index] ?? -1
  const siblings: number[] = []
  const end = parent < 0 ? tree.size : (tree.end[parent] ?? tree.size)
  for (let at = parent + 1; at < end; at = tree.end[at] ?? tree.size) siblings.push(at)
  return siblings
}

/**
 * Keeps what the reader opened, typed and stands on; it knows no DOM.
 *
 * Branches opened while something is typed are forgotten when it is cleared, so that the tree is again as it was.
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

  // What had the focus may be closed or filtered away: the nearest ancestor that has a row stands in for it.
  let standsOn = current
  while (standsOn >= 0 && placeOf(rows, standsOn) < 0) standsOn = tree.parent[standsOn] ?? -1
  const place = Math.max(0, placeOf(rows, standsOn))

  const setTypedAnew = useCallback((next: string) => {
    setTyped(next)
    setByHandWhileTyped(nothingByHand)
  }, [])
  // What follows keeps its identity while a text is typed, so that the rows wait for the filter and not for each letter.
  const isOpenNow = useCallback((index: number) => isOpen(index, opened, matches), [opened, matches])
  const carryOut = useCallback(
    (action: Exclude<TreeKeyAction, { type: 'mark' }>) => {
      const set = matches ? setByHandWhileTyped : setByHand
      const setOpen = (indexes: readonly number[], value: boolean) =>
        set((before) => new Map([...before, ...indexes.map((index) => [index, value] as const)]))
      if (action.type === 'focus') setCurrent(rows[action.place] ?? 0)
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
    /** The text the rows are filtered by now; it may lag behind `typed` by a frame or more. */
    filter,
    matches,
    rows,
    positions,
    place,
    isOpen: isOpenNow,
    setTyped: setTypedAnew,
    setCurrent,
    expandAll: () => setByHand(new Map(branchesOf(tree).map((index) => [index, true]))),
    collapseAll: () => setByHand(nothingByHand),
    /** Carries out what a key asked for, but for marking. */
    carryOut,
  }
}
