import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { memo, useDeferredValue } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import type { ResultColumn } from './ResultColumn'
import { cellClass } from './cellClass'
import * as css from './ResultTable.css'
import * as lead from './rowLead.css'
import { resultTableMessages as messages } from './ResultTable.messages'
import type { ResultTableRow, useResultTable } from './useResultTable'

interface ResultRowProps<Row> extends ResultTableRow<Row>, Pick<ReturnType<typeof useResultTable>, 'getRow'> {
  columns: readonly ResultColumn<Row>[]
  canExpand: boolean
  details: ReactNode
  renderSelect?: (row: Row | null) => ReactNode
}

interface ContentProps<Row> {
  column: ResultColumn<Row>
  row: Row
}

/** The content of a cell. It is memoised, so it renders only when its column or its row changes. */
const Content = memo(function Content<Row>({ column, row }: ContentProps<Row>) {
  return column.cell(row)
}) as <Row>(props: ContentProps<Row>) => ReactNode

/**
 * A row, with its details below it while it is expanded. It is memoised, so it renders only when a prop
 * changes.
 */
export const ResultRow = memo(function ResultRow<Row>(props: ResultRowProps<Row>) {
  const { row, columns, canExpand, isExpanded, details, renderSelect } = props
  const { rowProps, expanderProps, headerProps, detailsProps } = props.getRow(props)
  const { formatMessage } = useIntl()
  // Render the details in a later frame than the button. Inserting them moves and paints all rows below,
  // which takes more than 50 ms on a phone and would delay the reaction of the button.
  const hasDetails = useDeferredValue(isExpanded && canExpand)
  return (
    <>
      <tr {...rowProps} className={css.row} data-sunken={isExpanded || undefined}>
        {columns.map((column) => {
          const Cell = column.isRowHeader ? 'th' : 'td'
          const isLead = column.isRowHeader && (canExpand || renderSelect)
          return (
            <Cell
              key={column.id}
              scope={column.isRowHeader ? 'row' : undefined}
              // The text of this cell is the accessible name of the row. Without this attribute, the name
              // would also contain the labels of the checkbox and the button in the cell.
              aria-labelledby={isLead ? headerProps.id : undefined}
              className={cellClass(column, css.cell)}
              data-align={column.align}
              data-one-line={column.isOneLine || undefined}
              data-controls={column.isControls || column.isOverlay || undefined}
              data-rest={column.width === 'rest' || undefined}
            >
              {isLead ? (
                <div className={lead.leading}>
                  {renderSelect && <span className={lead.select}>{renderSelect(row)}</span>}
                  {canExpand && (
                    <Button
                      className={lead.expander}
                      aria-label={formatMessage(isExpanded ? messages.collapse : messages.expand)}
                      {...expanderProps}
                    >
                      <Icon icon={ChevronRight} />
                    </Button>
                  )}
                  <div {...headerProps} className={lead.leadingContent}>
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
      {isExpanded && hasDetails && (
        <tr {...detailsProps} className={css.row} data-details data-sunken>
          <td className={css.details} colSpan={columns.length}>
            {details}
          </td>
        </tr>
      )}
    </>
  )
}) as <Row>(props: ResultRowProps<Row>) => ReactNode
