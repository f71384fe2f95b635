import { shownOfList } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { SearchX } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { useShowMore } from '../../item/useShowMore'
import { HiddenList } from './HiddenList'
import { messages } from './HiddenItems.messages'
import * as css from './HiddenItemsPage.css'
import type { HiddenRow } from './useHiddenRows'

interface HiddenRowsProps extends ReturnType<typeof useShowMore> {
  label: string
  /** The first rows, as many as are shown or more. */
  rows: readonly HiddenRow[]
  /** The number of all rows that the filter matches. */
  total: number
  onClearFilter: () => void
}

export const HiddenSkeleton = () => (
  <div className={css.loading} aria-busy>
    <Skeleton lines={6} lineHeight={28} />
  </div>
)

/** The hidden items that the filter matches, 20 at a time (B01). */
export function HiddenRows({ label, rows, total, place, presses, showMore, onClearFilter }: HiddenRowsProps) {
  const { formatMessage } = useIntl()
  if (total === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={formatMessage(messages.noMatch)}
        actions={<Button onPress={onClearFilter}>{formatMessage(messages.clearFilter)}</Button>}
      >
        {formatMessage(messages.noMatchText)}
      </EmptyState>
    )
  }
  const shown = rows.slice(0, shownOfList(presses, total))
  return (
    <div ref={place}>
      <HiddenList label={label} rows={shown} />
      {shown.length < total && (
        <div className={css.more}>
          <Button variant="quiet" onPress={() => showMore(shown.length)}>
            {formatMessage(messages.showMore)}
          </Button>
        </div>
      )}
    </div>
  )
}
