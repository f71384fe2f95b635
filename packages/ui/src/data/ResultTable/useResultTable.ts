import type { MouseEvent } from 'react'
import { useCallback, useId } from 'react'
import { useControlledState } from '../../styles/useControlledState'
import type { ResultSort } from './ResultColumn'
import { useStableHandler } from './useStableHandler'

/** The state of a result table: its expanded row and its sorting. */
export interface ResultTableState {
  /**
   * The id of the expanded row, or null if none is expanded. Pass it to control the expansion from the
   * parent.
   */
  expanded?: number | string | null
  /** The id of the row that is expanded initially, if the parent does not control it. */
  defaultExpanded?: number | string | null
  /** Called with the id of the row that the user expanded, or null after the user collapsed it. */
  onExpandedChange?: (id: number | string | null) => void
  /**
   * The sorted column and its direction, or null if no column is sorted. Pass it if the parent controls the
   * sorting. The parent must sort the rows, because the table never does.
   */
  sort?: ResultSort | null
  /** The column that is sorted initially, if the parent does not control it. */
  defaultSort?: ResultSort | null
  /**
   * Called with the column and the direction by which the user sorts. Without it, users cannot sort the
   * table.
   */
  onSortChange?: (sort: ResultSort) => void
}

/** The options of `useResultTable`. */
export interface ResultTableOptions<Row> extends ResultTableState {
  /** The accessible name of the table. */
  'aria-label'?: string
  rows: readonly Row[]
  /** Returns the id of a row. It must be unique in the table. */
  getRowId: (row: Row) => number | string
  /** Whether rows can be expanded. @default false */
  canExpand?: boolean
  /** Whether rows are loading. */
  isBusy?: boolean
}

/** A row of `useResultTable`. */
export interface ResultTableRow<Row> {
  id: number | string
  row: Row
  isExpanded: boolean
}

type RowState = Pick<ResultTableRow<unknown>, 'id' | 'isExpanded'>

const isOwnAct = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label')

/**
 * Returns the state and the props of a table in which users sort by a column and expand one row at a time
 * (S18, S20).
 */
export function useResultTable<Row>(options: ResultTableOptions<Row>) {
  const { expanded, defaultExpanded = null, onExpandedChange, rows, getRowId } = options
  const { sort: controlledSort, defaultSort = null, onSortChange, canExpand = false, isBusy } = options
  const [expandedId, setExpandedId] = useControlledState(expanded, defaultExpanded, onExpandedChange)
  const [sort, setSort] = useControlledState(controlledSort, defaultSort, onSortChange)
  const id = useId()
  const toggle = useStableHandler((rowId: number | string) =>
    setExpandedId(rowId === expandedId ? null : rowId),
  )
  const getRow = useCallback(
    ({ id: rowId, isExpanded }: RowState) => {
      const detailsId = `${id}-${rowId}`
      return {
        /**
         * The props of the `tr`. A click anywhere in the row expands or collapses it. This is an extra for
         * pointers: keyboard users press the button of `expanderProps`.
         */
        rowProps: {
          'data-expanded': isExpanded || undefined,
          // Ignore clicks on controls in the row, and the click that ends a text selection.
          onClick: ({ target }: MouseEvent) => {
            if (canExpand && !isOwnAct(target) && window.getSelection()?.isCollapsed !== false) toggle(rowId)
          },
        },
        /**
         * The props of the button that expands or collapses the row. The accessible name of the button is its
         * own label and the header of the row, such as "Show more Lindbro School".
         */
        expanderProps: {
          id: `${detailsId}-button`,
          'aria-labelledby': `${detailsId}-button ${detailsId}-header`,
          'aria-expanded': isExpanded,
          'aria-controls': isExpanded ? detailsId : undefined,
          onPress: () => toggle(rowId),
        },
        /** The props of the element that contains the text of the row header. */
        headerProps: { id: `${detailsId}-header` },
        /** The props of the element with the details of the expanded row. */
        detailsProps: { id: detailsId },
      }
    },
    [id, canExpand, toggle],
  )
  return {
    /** The rows to render, each with its id and its state. */
    rows: rows.map((row): ResultTableRow<Row> => {
      const rowId = getRowId(row)
      return { id: rowId, row, isExpanded: rowId === expandedId }
    }),
    /** The props of the `table`. */
    tableProps: { 'aria-label': options['aria-label'], 'aria-busy': isBusy || undefined },
    /**
     * Returns the sorting of a column, and the props of its elements. `isDescendingFirst` says whether the
     * first press sorts from the highest value.
     */
    getColumn: (columnId: string, isDescendingFirst?: boolean) => {
      const current = sort?.columnId === columnId ? sort : undefined
      const direction = current && (current.isAscending ? 'ascending' : 'descending')
      return {
        /**
         * The direction in which the table is sorted by the column. Undefined if the table is not sorted by
         * this column.
         */
        direction,
        /** The props of the `th`. */
        headerProps: { scope: 'col', 'aria-sort': direction },
        /**
         * The props of the button in the header. A press sorts by the column, or reverses the direction if
         * the table is already sorted by it.
         */
        sortProps: {
          onPress: () => setSort({ columnId, isAscending: !(current?.isAscending ?? isDescendingFirst) }),
        },
      } as const
    },
    /**
     * Returns the props of the elements of a row. The function never changes, so that memoised rows can
     * receive it.
     */
    getRow,
  }
}
