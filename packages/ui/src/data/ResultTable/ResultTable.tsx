import type { ReactNode } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import type { ResultColumn, ResultSort, RowDensity } from './ResultColumn'
import { ResultHead } from './ResultHead'
import { ResultRow } from './ResultRow'
import * as css from './ResultTable.css'
import { resultTableMessages as messages } from './ResultTable.messages'
import { progress } from './progress.css'
import { SkeletonRows } from './SkeletonRows'
import { useStableHandler } from './useStableHandler'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'

/** The props of a result table. */
export interface ResultTableProps<Row> extends RootProps<HTMLDivElement> {
  /** The accessible name of the table. */
  label: string
  columns: readonly ResultColumn<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => number | string
  /**
   * The id of the expanded row, or null if none is expanded. Pass it to control the expansion from the
   * parent.
   */
  expanded?: number | string | null
  /** The id of the row that is expanded initially, if the parent does not control it. */
  defaultExpanded?: number | string | null
  onExpandedChange?: (id: number | string | null) => void
  /** Renders the details of an expanded row. Without it, rows cannot be expanded. */
  renderExpanded?: (row: Row) => ReactNode
  /**
   * The sorted column and its direction, or null if no column is sorted. Pass this to control the sorting.
   * The table never sorts the rows itself, so the parent must sort them.
   */
  sort?: ResultSort | null
  /** The column that is sorted initially, if the parent does not control it. */
  defaultSort?: ResultSort | null
  onSortChange?: (sort: ResultSort) => void
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
   * Renders the RowCheckbox of a row, or of the head for null. The row header makes room for it. May return
   * null until the code of the selection has loaded. Pass the same function while the rows are the same.
   */
  renderSelect?: (row: Row | null) => ReactNode
}

/**
 * A table of results. Its head stays in view, at most one row is expanded, and columns hide when the table is
 * narrow (S18, S20, S21).
 */
export function ResultTable<Row>(props: ResultTableProps<Row>) {
  const { label, columns, rows, getRowId, isLoading = false, isStale = false, emptyState, ...rest } = props
  const { expanded, defaultExpanded = null, onExpandedChange, renderExpanded, ...others } = rest
  const { sort: controlledSort, defaultSort = null, onSortChange, ...look } = others
  const { skeletonCount = 10, density = 'regular', renderSelect, className, ...root } = look
  const [expandedId, setExpandedId] = useControlledState(expanded, defaultExpanded, onExpandedChange)
  const [sort, setSort] = useControlledState(controlledSort, defaultSort, onSortChange)
  const { formatMessage } = useIntl()
  const id = useId()
  const canExpand = renderExpanded !== undefined
  const onToggle = useStableHandler((rowId: number | string) =>
    setExpandedId(rowId === expandedId ? null : rowId),
  )
  const isEmpty = rows.length === 0 && !isLoading
  return (
    <div {...root} className={classNames(css.frame, className)}>
      <output className={visuallyHidden}>{(isLoading || isStale) && formatMessage(messages.loading)}</output>
      {isStale && <div className={progress} />}
      {isEmpty && emptyState !== undefined ? (
        <div className={css.surface}>{emptyState}</div>
      ) : (
        <table
          className={css.table}
          aria-label={label}
          aria-busy={isLoading || isStale || undefined}
          data-stale={isStale || undefined}
          data-density={density}
          data-selectable={renderSelect !== undefined || undefined}
        >
          <ResultHead
            columns={columns}
            canExpand={canExpand}
            renderSelect={renderSelect}
            sort={sort}
            onSortChange={onSortChange && setSort}
          />
          <tbody className={css.rows}>
            {isLoading && rows.length === 0 ? (
              <SkeletonRows columns={columns} canExpand={canExpand} count={skeletonCount} />
            ) : (
              rows.map((row) => {
                const rowId = getRowId(row)
                return (
                  <ResultRow
                    key={rowId}
                    row={row}
                    columns={columns}
                    rowId={rowId}
                    detailsId={`${id}-${rowId}`}
                    canExpand={canExpand}
                    renderSelect={renderSelect}
                    isExpanded={expandedId === rowId}
                    details={expandedId === rowId && renderExpanded?.(row)}
                    onToggle={onToggle}
                  />
                )
              })
            )}
          </tbody>
        </table>
      )}
    </div>
  )
}
