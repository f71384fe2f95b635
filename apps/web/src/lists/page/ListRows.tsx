import { shownOfList } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { SearchX } from 'lucide-react'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import type { RowsProps } from '../../item/rows/RowsProps'
import { useShowMore } from '../../item/useShowMore'
import { messages } from './List.messages'
import * as css from './ListPage.css'

interface ListTabProps<Row> {
  label: string
  view: 'table' | 'cards'
  Rows: ComponentType<RowsProps<Row>>
  onClearFilter: () => void
}

interface ListRowsProps<Row> extends ListTabProps<Row>, ReturnType<typeof useShowMore> {
  /** The first rows, as many as are shown or more. */
  rows: readonly Row[]
  /** The number of all rows that the filter text matches. */
  total: number
  isLoading?: boolean
}

/** The filtered items of one type, 20 at a time (T01). */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { rows, total, place, presses, showMore, label, view, Rows, onClearFilter, isLoading = false } = props
  const { formatMessage } = useIntl()
  if (total === 0 && !isLoading) {
    return (
      <Card>
        <EmptyState
          icon={SearchX}
          title={formatMessage(messages.noMatch)}
          actions={<Button onPress={onClearFilter}>{formatMessage(messages.clearFilter)}</Button>}
        />
      </Card>
    )
  }
  const shown = rows.slice(0, shownOfList(presses, total))
  return (
    <div ref={place} className={css.tab}>
      {/* Cards have their own background. */}
      <Card isFlush={view === 'table'} isBare={view === 'cards'}>
        <Rows label={label} items={shown} view={view} headingLevel={2} isLoading={isLoading} />
      </Card>
      {shown.length < total && (
        <Button onPress={() => showMore(shown.length)}>{formatMessage(messages.showMore)}</Button>
      )}
    </div>
  )
}

interface WholeTabProps<Row> extends ListTabProps<Row> {
  /** Distinguishes the tab, its order and its filter. */
  id: string
  rows: readonly Row[]
}

/** The items of one type of a list that was fetched as a whole (T01). */
export function ListTab<Row>({ id, ...props }: WholeTabProps<Row>) {
  return <ListRows {...props} total={props.rows.length} {...useShowMore(id)} />
}
