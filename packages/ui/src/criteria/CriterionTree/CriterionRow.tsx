import type { ReactNode } from 'react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Highlight } from '../../text/Highlight/Highlight'
import { MarkGlyph } from '../../graphics/MarkGlyph/MarkGlyph'
import type { CriterionTreeRow } from '../useCriterionTree/CriterionTreeRow'
import type { useCriterionTree } from '../useCriterionTree/useCriterionTree'
import * as css from './CriterionTree.css'
import { criterionTreeMessages as messages } from './CriterionTree.messages'

interface CriterionRowProps
  extends CriterionTreeRow, Pick<ReturnType<typeof useCriterionTree>, 'getRowProps' | 'getToggleProps'> {
  count: number | undefined
  isLowerBound: boolean
  /** The text by which the tree is filtered. */
  filter: string
  renderRow?(row: CriterionTreeRow): ReactNode
}

// The icon of all rows as one element. React would render a component again for each row, but it skips an
// unchanged element.
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

export const CriterionRow = memo(function CriterionRow(props: CriterionRowProps) {
  const { getRowProps, getToggleProps, count, isLowerBound, filter, renderRow, ...row } = props
  const { label, mark, level, isExpanded } = row
  const { formatMessage, formatNumber } = useIntl()
  const written = count === undefined ? null : `${formatNumber(count)}${isLowerBound ? '+' : ''}`
  const name = () => {
    if (mark === 'excluded') {
      return written === null
        ? formatMessage(messages.rowExcluded, { label })
        : formatMessage(messages.rowExcludedWithCount, { label, written })
    }
    return written === null ? label : formatMessage(messages.rowWithCount, { label, written })
  }
  const rowProps = getRowProps(row)
  return (
    <div
      {...rowProps}
      aria-label={name()}
      className={css.row}
      style={{ ...rowProps.style, paddingInlineStart: (level - 1) * 18 }}
    >
      {isExpanded === undefined ? (
        <span className={css.noTwisty} />
      ) : (
        <span className={css.twisty} data-expanded={isExpanded || undefined} {...getToggleProps(row)}>
          {chevron}
        </span>
      )}
      {renderRow ? (
        renderRow(row)
      ) : (
        <>
          <MarkGlyph mark={mark} />
          <span className={css.label} title={label}>
            {filter === '' ? label : <Highlight text={label} typed={filter} />}
          </span>
          {/* Separates the label from the number for screen readers. */}
          {written !== null && ' '}
          {written !== null && <span className={css.count}>{written}</span>}
        </>
      )}
    </div>
  )
})
