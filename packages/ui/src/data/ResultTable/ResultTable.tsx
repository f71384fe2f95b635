import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import type { ResultColumn, RowDensity } from './ResultColumn'
import { ResultHead } from './ResultHead'
import { ResultRow } from './ResultRow'
import * as css from './ResultTable.css'
import { resultTableMessages as messages } from './ResultTable.messages'
import { progress } from './progress.css'
import { SkeletonRows } from './SkeletonRows'
import type { ResultTableState } from './useResultTable'
import { useResultTable } from './useResultTable'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a result table. */
export interface ResultTableProps<Row> extends ResultTableState, RootProps<HTMLDivElement> {
  /** The accessible name of the table. */
  label: string
  /** The columns in the order shown. Exactly one is the row header. */
  columns: readonly ResultColumn<Row>[]
  /** The rows in the order shown. The table does not sort them. */
  rows: readonly Row[]
  /** Returns the id of a row. It must be unique in the table. */
  getRowId: (row: Row) => number | string
  /** Renders the details of an expanded row. Without it, rows cannot be expanded. */
  renderExpanded?: (row: Row) => ReactNode
  /** Whether the first rows are loading. Skeletons then take their place. */
  isLoading?: boolean
  /** The number of skeleton rows. @default 10 */
  skeletonCount?: number
  /** Whether newer rows are loading. The old rows stay visible but dimmed. */
  isStale?: boolean
  /** Content that replaces the table if there are no rows. */
  emptyState?: ReactNode
  /** The height of the rows. @default 'regular' */
  density?: RowDensity
  /**
   * Renders the `RowCheckbox` of a row. For null, it renders the checkbox in the table head, which selects
   * all rows. It can return null until the code of the checkbox has loaded, because the table reserves the
   * space.
   *
   * Pass the same function while the rows are the same, because a new function renders all rows again.
   */
  renderSelect?: (row: Row | null) => ReactNode
}

/**
 * A table of results. Its head stays in view, at most one row is expanded, and columns hide when the table is
 * narrow (S18, S20, S21).
 */
export function ResultTable<Row>(props: ResultTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    getRowId,
    isLoading = false,
    isStale = false,
    emptyState,
    expanded,
    defaultExpanded,
    onExpandedChange,
    renderExpanded,
    sort,
    defaultSort,
    onSortChange,
    skeletonCount = 10,
    density = 'regular',
    renderSelect,
    className,
    ...root
  } = props
  const { formatMessage } = useIntl()
  const canExpand = renderExpanded !== undefined
  const isBusy = isLoading || isStale
  const state = { expanded, defaultExpanded, onExpandedChange, sort, defaultSort, onSortChange }
  const table = useResultTable({ ...state, 'aria-label': label, rows, getRowId, canExpand, isBusy })
  const isEmpty = rows.length === 0
  return (
    <div {...root} className={classNames(css.frame, className)}>
      <output className={visuallyHidden}>{isBusy && formatMessage(messages.loading)}</output>
      {isStale && <div className={progress} />}
      {isEmpty && !isLoading && emptyState ? (
        <div className={css.surface}>{emptyState}</div>
      ) : (
        <table
          {...table.tableProps}
          className={css.table}
          data-stale={isStale || undefined}
          data-density={density}
          data-expandable={canExpand || undefined}
          data-selectable={renderSelect && true}
        >
          <ResultHead
            columns={columns}
            renderSelect={renderSelect}
            canSort={onSortChange !== undefined}
            getColumn={table.getColumn}
          />
          <tbody className={css.rows}>
            {isLoading && isEmpty ? (
              <SkeletonRows columns={columns} count={skeletonCount} />
            ) : (
              table.rows.map((tableRow) => (
                <ResultRow
                  key={tableRow.id}
                  {...tableRow}
                  {...{ columns, canExpand, renderSelect }}
                  getRow={table.getRow}
                  details={tableRow.isExpanded && renderExpanded?.(tableRow.row)}
                />
              ))
            )}
          </tbody>
        </table>
      )}
    </div>
  )
}
