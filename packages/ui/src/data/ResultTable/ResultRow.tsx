import { ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { memo } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import type { ResultColumn } from './ResultColumn'
import { cellClass } from './cellClass'
import * as css from './ResultTable.css'
import * as lead from './rowLead.css'
import { resultTableMessages as messages } from './ResultTable.messages'

interface ResultRowProps<Row> {
  row: Row
  rowId: number | string
  columns: readonly ResultColumn<Row>[]
  canExpand: boolean
  isExpanded: boolean
  detailsId: string
  /** The content below the row while the row is expanded. */
  details: ReactNode
  onToggle: (rowId: number | string) => void
  renderSelect?: (row: Row | null) => ReactNode
}

interface ContentProps<Row> {
  column: ResultColumn<Row>
  row: Row
}

/** The content of a cell. It is memoised, so it renders again only when the column or the row changes. */
const Content = memo(function Content<Row>({ column, row }: ContentProps<Row>) {
  return column.cell(row)
}) as <Row>(props: ContentProps<Row>) => ReactNode

const isOwnAct = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label') !== null

/**
 * A row, with its details while it is expanded. It is memoised, so it renders again only when a prop changes.
 */
export const ResultRow = memo(function ResultRow<Row>({
  row,
  rowId,
  columns,
  canExpand,
  isExpanded,
  detailsId,
  details,
  onToggle,
  renderSelect,
}: ResultRowProps<Row>) {
  const { formatMessage } = useIntl()
  const toggle = () => onToggle(rowId)
  // A click on the row expands or collapses the row. Clicks on controls in the row are ignored, and so is the
  // click that ends a text selection.
  const onClick = (event: MouseEvent) => {
    if (canExpand && !isOwnAct(event.target) && window.getSelection()?.isCollapsed !== false) toggle()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- for pointers only, because the button in the row does the same for everyone */}
      <tr
        className={css.row}
        data-expanded={isExpanded || undefined}
        data-sunken={isExpanded || undefined}
        onClick={onClick}
      >
        {columns.map((column) => {
          const Cell = column.isRowHeader ? 'th' : 'td'
          return (
            <Cell
              key={column.id}
              scope={column.isRowHeader ? 'row' : undefined}
              className={cellClass(column, css.cell)}
              data-align={column.align}
              data-one-line={column.isOneLine || undefined}
              data-controls={column.isControls || undefined}
              data-rest={column.width === 'rest' || undefined}
              data-overlay={column.isOverlay || undefined}
            >
              {column.isRowHeader && (canExpand || renderSelect) ? (
                <div className={lead.leading}>
                  {renderSelect && <span className={lead.select}>{renderSelect(row)}</span>}
                  {canExpand && (
                    <Button
                      className={lead.expander}
                      aria-label={formatMessage(isExpanded ? messages.collapse : messages.expand)}
                      aria-expanded={isExpanded}
                      aria-controls={isExpanded ? detailsId : undefined}
                      onPress={toggle}
                    >
                      <Icon icon={ChevronRight} />
                    </Button>
                  )}
                  <div className={lead.leadingContent}>
                    <Content column={column} row={row} />
                  </div>
                </div>
              ) : column.isOverlay ? (
                <div className={css.overlay}>
                  <Content column={column} row={row} />
                </div>
              ) : (
                <Content column={column} row={row} />
              )}
            </Cell>
          )
        })}
      </tr>
      {isExpanded && canExpand && (
        <tr id={detailsId} className={css.row} data-details data-sunken>
          <td className={css.details} colSpan={columns.length}>
            {details}
          </td>
        </tr>
      )}
    </>
  )
}) as <Row>(props: ResultRowProps<Row>) => ReactNode
