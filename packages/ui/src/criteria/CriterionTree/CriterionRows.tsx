import type { KeyboardEvent } from 'react'
import { memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import { useMediaQuery } from '../../styles/useMediaQuery'
import { CriterionRow } from './CriterionRow'
import * as css from './CriterionTree.css'
import type { CriterionTreeProps } from './CriterionTree'
import { isBranch } from './CriterionTreeModel'
import { MarkAnnouncement } from './MarkAnnouncement'
import { rowWindow, scrollTopFor } from './rowWindow'
import { treeKeyAction } from './treeKeyAction'
import { typeAhead } from '../../text/typeAhead/typeAhead'
import { useTypedLetters } from '../../text/typeAhead/useTypedLetters'
import type { useCriterionTreeState } from './useCriterionTreeState'

type CriterionRowsProps = Pick<
  CriterionTreeProps,
  'tree' | 'marks' | 'onMark' | 'counts' | 'areCountsLowerBounds' | 'label' | 'isDisabled'
> &
  Pick<
    ReturnType<typeof useCriterionTreeState>,
    'rows' | 'positions' | 'rowIndex' | 'filter' | 'isOpen' | 'runAction' | 'setCurrent'
  > & { maxHeight: number }

/** Renders the rows in view and handles the keyboard. */
export const CriterionRows = memo(function CriterionRows({
  tree,
  marks,
  onMark,
  counts,
  areCountsLowerBounds = false,
  label,
  isDisabled = false,
  rows,
  positions,
  rowIndex,
  filter,
  isOpen,
  runAction,
  setCurrent,
  maxHeight,
}: CriterionRowsProps) {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const [pressed, setPressed] = useState<number | null>(null)
  const height = useMediaQuery('(pointer: coarse)') ? 44 : 30
  const letters = useTypedLetters()
  const [scrollTop, setScrollTop] = useState(0)
  const { first, count } = rowWindow(scrollTop, height, maxHeight, rows.length)
  const rowIndexes = Array.from({ length: count }, (_, offset) => first + offset)
  // The focused row stays in the DOM when it is scrolled out of view. Otherwise the focus would be lost.
  if (rowIndex < first) rowIndexes.unshift(rowIndex)
  else if (rowIndex >= first + count && rowIndex < rows.length) rowIndexes.push(rowIndex)

  const current = rows[rowIndex]
  useLayoutEffect(() => {
    const view = scroller.current
    if (!hasFocus.current || !view || current === undefined) return
    view.scrollTop = scrollTopFor(rowIndex, view.scrollTop, height, maxHeight)
    view.querySelector<HTMLElement>(`[data-index="${current}"]`)?.focus({ preventScroll: true })
  }, [current, rowIndex, height, maxHeight])

  const press = useCallback(
    (index: number) => {
      if (isDisabled) return
      setPressed(index)
      onMark(index)
    },
    [isDisabled, onMark],
  )
  const onToggle = useCallback(
    (index: number) => runAction({ type: isOpen(index) ? 'close' : 'open', index }),
    [runAction, isOpen],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rowsPerPage = Math.max(1, Math.floor(maxHeight / height) - 1)
    const action = treeKeyAction(event.key, { tree, rows, rowIndex, isOpen, rowsPerPage })
    if (action) {
      if (action.type === 'mark') press(action.index)
      else runAction(action)
    } else if (event.key.length === 1 && event.key !== '*' && event.key !== ' ') {
      const to = typeAhead(rows.length, (at) => tree.label(rows[at] ?? 0), rowIndex, letters(event.key))
      if (to !== null) runAction({ type: 'focus', rowIndex: to })
    } else if (!/^(Arrow|Home|End|Page)/.test(event.key)) return
    event.preventDefault()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one row of the tree is its tab stop */}
      <div
        ref={scroller}
        role="tree"
        aria-label={label}
        aria-multiselectable
        aria-disabled={isDisabled || undefined}
        className={css.scroller}
        style={{ maxBlockSize: maxHeight }}
        onKeyDown={onKeyDown}
        onScroll={(event) => {
          // Rounded to whole rows, so that not every pixel causes a render.
          setScrollTop(Math.floor(event.currentTarget.scrollTop / height) * height)
        }}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
      >
        <div role="presentation" className={css.rows} style={{ blockSize: rows.length * height }}>
          {rowIndexes.map((at) => {
            const index = rows[at] ?? 0
            return (
              <CriterionRow
                key={index}
                id={`${id}-${index}`}
                index={index}
                label={tree.label(index)}
                level={(tree.depth[index] ?? 0) + 1}
                posInSet={positions.posInSet[at] ?? 0}
                setSize={positions.setSize[at] ?? 0}
                isExpanded={isBranch(tree, index) ? isOpen(index) : undefined}
                isCurrent={at === rowIndex}
                isDisabled={isDisabled}
                count={counts?.[index]}
                isLowerBound={areCountsLowerBounds}
                typed={filter}
                marks={marks}
                top={at * height}
                height={height}
                onPress={press}
                onToggle={onToggle}
                onFocus={setCurrent}
              />
            )
          })}
        </div>
      </div>
      <output className={visuallyHidden}>
        {pressed !== null && pressed < tree.size && (
          <MarkAnnouncement marks={marks} index={pressed} label={tree.label(pressed)} />
        )}
      </output>
    </>
  )
})
