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
  /** Distinguishes the tab, its order and its filter. */
  id: string
  label: string
  rows: readonly Row[]
  view: 'table' | 'cards'
  Rows: ComponentType<RowsProps<Row>>
  onClearFilter: () => void
}

/** The filtered items of one type, 20 at a time (T01). */
export function ListTab<Row>({ id, label, rows, view, Rows, onClearFilter }: ListTabProps<Row>) {
  const { formatMessage } = useIntl()
  const { place, presses, showMore } = useShowMore(id)
  if (rows.length === 0) {
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
  const shown = rows.slice(0, shownOfList(presses, rows.length))
  return (
    <div ref={place} className={css.tab}>
      {/* Cards have their own background. */}
      <Card isFlush={view === 'table'} isBare={view === 'cards'}>
        <Rows label={label} items={shown} view={view} headingLevel={2} />
      </Card>
      {shown.length < rows.length && (
        <Button onPress={() => showMore(shown.length)}>{formatMessage(messages.showMore)}</Button>
      )}
    </div>
  )
}
