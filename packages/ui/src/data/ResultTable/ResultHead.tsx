import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../graphics/Icon/Icon'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import { cellClass } from './cellClass'
import type { ResultColumn, ResultSort } from './ResultColumn'
import * as css from './ResultHead.css'

interface ResultHeadProps<Row> {
  columns: readonly ResultColumn<Row>[]
  canExpand: boolean
  sort?: ResultSort | null
  onSortChange?: (sort: ResultSort) => void
  renderSelect?: (row: null) => ReactNode
}

/** The head of the table. The head stays in view while the rows scroll. */
export function ResultHead<Row>({
  columns,
  canExpand,
  sort,
  onSortChange,
  renderSelect,
}: ResultHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const isSorted = sort?.columnId === column.id
          const sortIcon = sort?.isAscending ? ArrowUp : ArrowDown
          return (
            <th
              key={column.id}
              scope="col"
              className={cellClass(column, css.headCell)}
              data-align={column.align}
              data-first={canExpand && column.isRowHeader ? true : undefined}
              data-rest={column.width === 'rest' || undefined}
              data-overlay={column.isOverlay || undefined}
              style={{ inlineSize: column.width === 'rest' ? undefined : column.width }}
              aria-sort={isSorted ? (sort.isAscending ? 'ascending' : 'descending') : undefined}
            >
              {column.isRowHeader && renderSelect && <span className={css.select}>{renderSelect(null)}</span>}
              {column.isSortable && onSortChange ? (
                <Button
                  className={css.sort}
                  data-sorted={isSorted || undefined}
                  onPress={() =>
                    onSortChange({ columnId: column.id, isAscending: isSorted ? !sort.isAscending : false })
                  }
                >
                  {column.header}
                  <Icon icon={isSorted ? sortIcon : ArrowUpDown} size={13} />
                </Button>
              ) : (
                <span className={column.isHeaderHidden ? visuallyHidden : undefined}>{column.header}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
