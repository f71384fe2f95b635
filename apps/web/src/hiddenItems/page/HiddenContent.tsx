import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { shownOfList } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { EyeOff, SearchX } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { ProblemView } from '../../problems/view/ProblemView'
import { useShowMore } from '../../item/useShowMore'
import { HiddenList } from './HiddenList'
import { messages } from './HiddenItems.messages'
import * as css from './HiddenItemsPage.css'
import type { useHiddenRows } from './useHiddenRows'

interface HiddenContentProps {
  type: HiddenSubject['type']
  hidden: ReturnType<typeof useHiddenRows>
  onClearFilter: () => void
}

/** The hidden items of one type, 20 at a time, or an empty state (B01). */
export function HiddenContent({ type, hidden, onClearFilter }: HiddenContentProps) {
  const { formatMessage } = useIntl()
  const { place, presses, showMore } = useShowMore(type)
  const { error, isLoading, rows, total } = hidden
  if (error !== undefined) return <ProblemView problem={error} variant="part" onRetry={hidden.retry} />
  if (isLoading) {
    return (
      <div className={css.loading} aria-busy>
        <Skeleton lines={6} lineHeight={28} />
      </div>
    )
  }
  if (total === 0) {
    return (
      <EmptyState
        icon={EyeOff}
        title={formatMessage(messages.none, { type })}
        actions={<LinkButton href={paths.resumedSearch}>{formatMessage(messages.toSearch)}</LinkButton>}
      >
        {formatMessage(messages.noneText)}
      </EmptyState>
    )
  }
  if (rows.length === 0) {
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
  const shown = rows.slice(0, shownOfList(presses, rows.length))
  return (
    <div ref={place}>
      <HiddenList
        label={formatMessage(type === 'project' ? messages.projects : messages.procurements)}
        rows={shown}
      />
      {shown.length < rows.length && (
        <div className={css.more}>
          <Button variant="quiet" onPress={() => showMore(shown.length)}>
            {formatMessage(messages.showMore)}
          </Button>
        </div>
      )}
    </div>
  )
}
