import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../graphics/Icon/Icon'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import { cellClass } from './cellClass'
import type { ResultColumn } from './ResultColumn'
import * as css from './ResultHead.css'
import type { useResultTable } from './useResultTable'

interface ResultHeadProps<Row> extends Pick<ReturnType<typeof useResultTable>, 'getColumn'> {
  columns: readonly ResultColumn<Row>[]
  canSort: boolean
  renderSelect?: (row: null) => ReactNode
}

export function ResultHead<Row>({ columns, canSort, getColumn, renderSelect }: ResultHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { direction, headerProps, sortProps } = getColumn(column.id, column.isDescendingFirst)
          return (
            <th
              key={column.id}
              {...headerProps}
              className={cellClass(column, css.headCell)}
              data-align={column.align}
              data-first={column.isRowHeader || undefined}
              data-rest={column.width === 'rest' || undefined}
              style={{ inlineSize: column.width === 'rest' ? undefined : column.width }}
            >
              {column.isRowHeader && renderSelect && <span className={css.select}>{renderSelect(null)}</span>}
              {column.isSortable && canSort ? (
                <Button className={css.sort} data-sorted={direction} {...sortProps}>
                  {column.header}
                  <Icon
                    icon={direction === 'ascending' ? ArrowUp : direction ? ArrowDown : ArrowUpDown}
                    size={13}
                  />
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
