import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { KeyboardEvent } from 'react'
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../styles/visuallyHidden.css'
import { useMediaQuery } from '../styles/useMediaQuery'
import { CriterionRow } from './CriterionRow'
import * as css from './CriterionTree.css'
import type { CriterionTreeProps } from './CriterionTree'
import { isBranch } from './CriterionTreeModel'
import { MarkAnnouncement } from './MarkAnnouncement'
import { treeKeyAction } from './treeKeyAction'
import { useTypedLetters } from './useTypedLetters'
import { typeAhead } from './typeAhead'
import type { useCriterionTreeState } from './useCriterionTreeState'

type CriterionRowsProps = Pick<
  CriterionTreeProps,
  'tree' | 'marks' | 'onMarkPress' | 'counts' | 'label' | 'isDisabled'
> & {
  state: ReturnType<typeof useCriterionTreeState>
  maxHeight: number
}

/** Shows the rows that are in view, and hears the keys. */
export function CriterionRows({
  tree,
  marks,
  onMarkPress,
  counts,
  label,
  isDisabled = false,
  state,
  maxHeight,
}: CriterionRowsProps) {
  'use no memo'
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const [pressed, setPressed] = useState<number | null>(null)
  const height = useMediaQuery('(pointer: coarse)') ? 44 : 30
  const { rows, place, positions } = state
  const letters = useTypedLetters()
  // oxlint-disable-next-line react/incompatible-library -- its answer changes between equal calls; 'use no memo' keeps the compiler away
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 320, height: maxHeight },
    // The row with the focus stays in the DOM wherever the rows are scrolled to, or the focus would be lost.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), place])].sort((a, b) => a - b),
  })
  const { measure, scrollToIndex } = virtualizer
  useLayoutEffect(() => measure(), [height, measure])

  const current = rows[place]
  useLayoutEffect(() => {
    if (!hasFocus.current || current === undefined) return
    scrollToIndex(place)
    scroller.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)?.focus({ preventScroll: true })
  }, [current, place, scrollToIndex])

  const press = useCallback(
    (index: number) => {
      if (isDisabled) return
      setPressed(index)
      onMarkPress(index)
    },
    [isDisabled, onMarkPress],
  )
  const { carryOut, isOpen } = state
  const onToggle = (index: number) => carryOut({ type: isOpen(index) ? 'close' : 'open', index })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rowsPerPage = Math.max(1, Math.floor(maxHeight / height) - 1)
    const action = treeKeyAction(event.key, { tree, rows, place, isOpen, rowsPerPage })
    if (action) {
      if (action.type === 'mark') press(action.index)
      else carryOut(action)
    } else if (event.key.length === 1 && event.key !== '*' && event.key !== ' ') {
      const to = typeAhead(tree, rows, place, letters(event.key))
      if (to !== null) carryOut({ type: 'focus', place: to })
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
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
      >
        <div role="presentation" className={css.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index: at, start }) => {
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
                isCurrent={at === place}
                isDisabled={isDisabled}
                count={counts?.[index]}
                typed={state.filter}
                marks={marks}
                top={start}
                height={height}
                onPress={press}
                onToggle={onToggle}
                onFocus={state.setCurrent}
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
}
