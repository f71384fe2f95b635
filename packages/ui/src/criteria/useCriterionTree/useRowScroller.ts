import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { typeAhead } from '../../text/typeAhead/typeAhead'
import { useTypedLetters } from '../../text/typeAhead/useTypedLetters'
import { rowWindow, scrollTopFor } from './rowWindow'
import type { TreeKeyAction, TreeKeyContext } from './treeKeyAction'
import { treeKeyAction } from './treeKeyAction'

interface RowScrollerOptions extends Omit<TreeKeyContext, 'rowsPerPage'> {
  runAction: (action: Exclude<TreeKeyAction, { type: 'mark' }>) => void
  press: (index: number) => void
  rowHeight: number
  maxHeight: number
}

/** Returns the key of an event. Swaps Left and Right Arrow in right-to-left text. */
const logicalKey = ({ key, currentTarget }: KeyboardEvent): string =>
  currentTarget.matches(':dir(rtl)')
    ? key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'))
    : key

/** Decides which rows are in the DOM, focuses the current row, and handles the keys of all rows. */
export function useRowScroller(options: RowScrollerOptions) {
  const { tree, rows, rowIndex, isOpen, runAction, press, rowHeight, maxHeight } = options
  const scroller = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const letters = useTypedLetters()
  const [scrollTop, setScrollTop] = useState(0)
  const { first, count } = rowWindow(scrollTop, rowHeight, maxHeight, rows.length)
  const rowIndexes = Array.from({ length: count }, (_, offset) => first + offset)
  // The focused row stays in the DOM even when it is scrolled out of view. Otherwise the focus would be lost.
  if (rowIndex < first) rowIndexes.unshift(rowIndex)
  else if (rowIndex >= first + count && rowIndex < rows.length) rowIndexes.push(rowIndex)

  const current = rows[rowIndex]
  useLayoutEffect(() => {
    const view = scroller.current
    if (!hasFocus.current || !view || current === undefined) return
    view.scrollTop = scrollTopFor(rowIndex, view.scrollTop, rowHeight, maxHeight)
    view.querySelector<HTMLElement>(`[data-index="${current}"]`)?.focus({ preventScroll: true })
  }, [current, rowIndex, rowHeight, maxHeight])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rowsPerPage = Math.max(1, Math.floor(maxHeight / rowHeight) - 1)
    const action = treeKeyAction(logicalKey(event), { tree, rows, rowIndex, isOpen, rowsPerPage })
    if (action) {
      if (action.type === 'mark') press(action.index)
      else runAction(action)
    } else if (event.key.length === 1 && event.key !== '*' && event.key !== ' ') {
      const labelAt = (at: number) => tree.labels[rows[at] ?? 0] ?? null
      const to = typeAhead(rows.length, labelAt, rowIndex, letters(event.key))
      if (to !== null) runAction({ type: 'focus', rowIndex: to })
    } else if (!/^(Arrow|Home|End|Page)/.test(event.key)) return
    event.preventDefault()
  }

  const scrollerProps: ComponentPropsWithRef<'div'> = {
    ref: scroller,
    style: { maxBlockSize: maxHeight, overflowX: 'hidden', overflowY: 'auto' },
    onKeyDown,
    onScroll: (event) => {
      // Round to whole rows, so that the tree renders once per row and not once per pixel.
      setScrollTop(Math.floor(event.currentTarget.scrollTop / rowHeight) * rowHeight)
    },
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
  return { rowIndexes, scrollerProps }
}
