import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import type { ReactNode } from 'react'
import * as css from './ItemRows.css'
import type { RowsProps } from './RowsProps'

interface ItemRowsProps<Row> extends Omit<RowsProps<Row>, 'typed'> {
  columns: readonly ResultColumn<Row>[]
  renderCard: (row: Row) => ReactNode
}

/** Items as a table or as cards. */
export function ItemRows<Row extends { id: number }>(props: ItemRowsProps<Row>) {
  const { items, view, renderCard, label, isLoading = false, isStale = false } = props
  if (view === 'cards' && items.length > 0) {
    return (
      <ul className={css.cards} aria-label={label} data-stale={isStale || undefined}>
        {items.map((item) => (
          <li key={item.id}>{renderCard(item)}</li>
        ))}
      </ul>
    )
  }
  return (
    <ResultTable
      label={label}
      columns={props.columns}
      rows={items}
      getRowId={(row) => row.id}
      isLoading={isLoading}
      isStale={isStale}
      emptyState={props.emptyState}
    />
  )
}
