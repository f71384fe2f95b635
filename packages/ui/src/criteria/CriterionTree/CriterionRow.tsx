import type { MouseEvent } from 'react'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Highlight } from '../../text/Highlight/Highlight'
import { MarkGlyph } from '../../graphics/MarkGlyph/MarkGlyph'
import type { CriterionMarks } from './CriterionMarks'
import * as css from './CriterionTree.css'
import { criterionTreeMessages as messages } from './CriterionTree.messages'

interface CriterionRowProps {
  id: string
  index: number
  label: string
  level: number
  posInSet: number
  setSize: number
  /** Undefined for a leaf. */
  isExpanded: boolean | undefined
  isCurrent: boolean
  isDisabled: boolean
  count: number | undefined
  isLowerBound: boolean
  typed: string
  marks: CriterionMarks
  /** Distance from the top of the tree in px. */
  top: number
  height: number
  onPress: (index: number) => void
  onToggle: (index: number) => void
  onFocus: (index: number) => void
}

// One element for all rows: React skips it, while a component would render in every row.
const chevron = (
  <svg
    viewBox="0 0 24 24"
    width={14}
    height={14}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    aria-hidden
  >
    <path d="m9 18 6-6-6-6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

const checked = { none: false, included: true, excluded: false, mixed: 'mixed' } as const

/** One row of the tree. Observes only its own mark. */
export const CriterionRow = memo(function CriterionRow(props: CriterionRowProps) {
  const { index, label, level, isExpanded, count, marks, isDisabled } = props
  const { formatMessage, formatNumber } = useIntl()
  const getMark = () => marks.get(index)
  const subscribe = useCallback((listener: () => void) => marks.subscribe(index, listener), [marks, index])
  const mark = useSyncExternalStore(subscribe, getMark, getMark)
  const written = count === undefined ? null : `${formatNumber(count)}${props.isLowerBound ? '+' : ''}`
  const name = () => {
    if (mark === 'excluded') {
      return written === null
        ? formatMessage(messages.rowExcluded, { label })
        : formatMessage(messages.rowExcludedWithCount, { label, written })
    }
    return written === null ? label : formatMessage(messages.rowWithCount, { label, written })
  }
  const toggle = (event: MouseEvent) => {
    event.stopPropagation()
    props.onToggle(index)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys of all its rows
    <div
      id={props.id}
      role="treeitem"
      aria-label={name()}
      aria-level={level}
      aria-posinset={props.posInSet}
      aria-setsize={props.setSize}
      aria-expanded={isExpanded}
      aria-checked={checked[mark]}
      aria-disabled={isDisabled || undefined}
      data-mark={mark}
      data-index={index}
      tabIndex={props.isCurrent ? 0 : -1}
      className={css.row}
      style={{
        transform: `translateY(${props.top}px)`,
        blockSize: props.height,
        paddingInlineStart: (level - 1) * 18,
      }}
      onClick={() => props.onPress(index)}
      onFocus={() => props.onFocus(index)}
    >
      {isExpanded === undefined ? (
        <span className={css.noTwisty} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for pointers only: the keyboard uses arrow keys, and aria-expanded states the state
        <span className={css.twisty} data-expanded={isExpanded || undefined} onClick={toggle}>
          {chevron}
        </span>
      )}
      <MarkGlyph mark={mark} />
      <span className={css.label} title={label}>
        {props.typed === '' ? label : <Highlight text={label} typed={props.typed} />}
      </span>
      {/* Separates the label and the number for screen readers. */}
      {written !== null && ' '}
      {written !== null && <span className={css.count}>{written}</span>}
    </div>
  )
})
