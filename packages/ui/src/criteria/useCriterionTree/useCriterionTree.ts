import type { ChangeEvent, ComponentPropsWithRef, MouseEvent } from 'react'
import { useCallback, useId, useState } from 'react'
import { useStableHandler } from '../../data/ResultTable/useStableHandler'
import { nextMark } from '../../fields/Checkbox/nextMark'
import type { ValueProps } from '../../styles/StateProps'
import type { ChosenMark, CriterionSelection } from '../model/criterionMarks'
import { markOf } from '../model/criterionMarks'
import type { CriterionId, CriterionItem } from '../model/CriterionTreeModel'
import { criterionTreeOf, isBranch } from '../model/CriterionTreeModel'
import type { CriterionTreeRow } from './CriterionTreeRow'
import { useRowScroller } from './useRowScroller'
import { useSelection } from './useSelection'
import type { VisibleRowsOptions } from './useVisibleRows'
import { useVisibleRows } from './useVisibleRows'

/** The options of `useCriterionTree`. */
export interface CriterionTreeOptions<Id extends CriterionId = CriterionId>
  extends ValueProps<CriterionSelection<Id>>, VisibleRowsOptions<Id> {
  /**
   * The nodes, nested or as a flat list. Pass the same array in every render, because a new array creates a
   * new tree.
   */
  items: readonly CriterionItem<Id>[]
  /** The accessible name of the tree. */
  'aria-label'?: string
  /** The included and excluded ids, if the parent controls them. A listed id applies to its whole subtree. */
  value?: CriterionSelection<Id>
  /** Called before `onChange`, with the id of the node that the user marked and the new mark of the node. */
  onMark?: (id: Id, mark: ChosenMark) => void
  /** Whether users can exclude nodes. @default true */
  canExclude?: boolean
  /** Whether users cannot mark nodes. They can still expand branches. */
  isDisabled?: boolean
  /** The height of every row in px. @default 30 */
  rowHeight?: number
  /** The maximum height of the tree in px. A higher tree scrolls. @default 330 */
  maxHeight?: number
}

const checked = { none: false, included: true, excluded: false, mixed: 'mixed' } as const

/**
 * Returns the state and behaviour of a criterion tree, without styles and texts.
 *
 * Follows the tree pattern of the ARIA Authoring Practices. `rows` has only the visible rows, so the tree
 * stays fast with ten thousand nodes (S10).
 */
export function useCriterionTree<Id extends CriterionId = CriterionId>(options: CriterionTreeOptions<Id>) {
  const { items, canExclude = true, isDisabled = false, rowHeight = 30, maxHeight = 330 } = options
  const tree = criterionTreeOf(items)
  const { selection, marks, setMark } = useSelection(tree, options)
  const visible = useVisibleRows(tree, options)
  const { rows, positions, rowIndex, isOpen, runAction, setCurrent, filter, setFilter } = visible
  const [lastMarked, setLastMarked] = useState<Id | null>(null)
  const id = useId()

  const press = useStableHandler((index: number) => {
    const pressedId = tree.ids[index]
    if (isDisabled || pressedId === undefined) return
    const mark = nextMark(markOf(tree, marks, index), canExclude)
    setLastMarked(pressedId)
    options.onMark?.(pressedId, mark)
    setMark(index, mark)
  })
  const toggle = useStableHandler((index: number) =>
    runAction({ type: isOpen(index) ? 'close' : 'open', index }),
  )
  const scroller = useRowScroller({ tree, rows, rowIndex, isOpen, runAction, press, rowHeight, maxHeight })

  const rowAt = (at: number): CriterionTreeRow<Id>[] => {
    const index = rows[at] ?? 0
    const rowId = tree.ids[index]
    if (rowId === undefined) return []
    const row = {
      id: rowId,
      index,
      label: tree.labels[index] ?? '',
      mark: markOf(tree, marks, index),
      level: (tree.depth[index] ?? 0) + 1,
      isExpanded: isBranch(tree, index) ? isOpen(index) : undefined,
      posInSet: positions.posInSet[at] ?? 0,
      setSize: positions.setSize[at] ?? 0,
      isTabStop: at === rowIndex,
      top: at * rowHeight,
    }
    return [row]
  }

  const getRowProps = useCallback(
    (row: CriterionTreeRow): ComponentPropsWithRef<'div'> & Record<`data-${string}`, unknown> => ({
      id: `${id}-${row.index}`,
      role: 'treeitem',
      'aria-level': row.level,
      'aria-posinset': row.posInSet,
      'aria-setsize': row.setSize,
      'aria-expanded': row.isExpanded,
      'aria-checked': checked[row.mark],
      'aria-disabled': isDisabled || undefined,
      'data-mark': row.mark,
      'data-index': row.index,
      tabIndex: row.isTabStop ? 0 : -1,
      style: {
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 0,
        transform: `translateY(${row.top}px)`,
        blockSize: rowHeight,
      },
      onClick: () => press(row.index),
      onFocus: () => setCurrent(row.index),
    }),
    [id, isDisabled, rowHeight, press, setCurrent],
  )
  const getToggleProps = useCallback(
    (row: CriterionTreeRow) => ({
      onClick: (event: MouseEvent) => {
        event.stopPropagation()
        toggle(row.index)
      },
    }),
    [toggle],
  )
  const markedAt = lastMarked === null ? undefined : tree.indexOfId.get(lastMarked)

  return {
    /** The number of nodes in the tree. */
    size: tree.size,
    /** The included and excluded ids. */
    value: selection,
    /** The rows to render. */
    rows: scroller.rowIndexes.flatMap(rowAt),
    /** The number of rows in the open part of the tree, including rows that are scrolled out of view. */
    rowCount: rows.length,
    /** The number of nodes that match the filter. Null without a filter. */
    hitCount: visible.matches?.count ?? null,
    /** The typed text. */
    filter,
    setFilter,
    /**
     * The text by which the rows are filtered now. It can be a frame or more behind `filter`, so that typing
     * stays smooth.
     */
    appliedFilter: visible.appliedFilter,
    /**
     * The label and the new mark of the node that the user marked last. Use them for an announcement. Null
     * before the first mark.
     */
    lastMarked:
      markedAt === undefined
        ? null
        : { label: tree.labels[markedAt] ?? '', mark: markOf(tree, marks, markedAt) },
    expandAll: visible.expandAll,
    collapseAll: visible.collapseAll,
    /** The props of the scroll container. */
    treeProps: {
      ...scroller.scrollerProps,
      role: 'tree',
      'aria-label': options['aria-label'],
      'aria-multiselectable': true,
      'aria-disabled': isDisabled || undefined,
    },
    /** The props of the only child of the scroll container. The child is as high as all rows together. */
    contentProps: {
      role: 'presentation',
      style: { position: 'relative', blockSize: rows.length * rowHeight },
    } as const,
    /** The props of an `input` that filters the tree. */
    inputProps: {
      type: 'search',
      value: filter,
      disabled: isDisabled,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setFilter(event.target.value),
    } as const,
    /** Returns the props of a row. The function never changes, so that memoised rows can receive it. */
    getRowProps,
    /**
     * Returns the props of the icon beside a branch. A press on the icon expands or collapses the branch.
     * Keyboard users press the arrow keys instead.
     */
    getToggleProps,
  }
}
