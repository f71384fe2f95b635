import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { EyeOff } from 'lucide-react'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { paths } from '../../routing/paths'
import { Resource } from '../../resources/Resource'
import { useShowMore } from '../../item/useShowMore'
import { HiddenRows, HiddenSkeleton } from './HiddenRows'
import { messages } from './HiddenItems.messages'
import type { useHiddenRows } from './useHiddenRows'

/** Few users have hidden more items than one page has. */
const LongHiddenRows = lazyPart(async () => (await import('./LongHiddenRows')).LongHiddenRows)

interface HiddenContentProps {
  type: HiddenSubject['type']
  filter: string
  hidden: ReturnType<typeof useHiddenRows>
  onClearFilter: () => void
}

/** The hidden items of one type, 20 at a time, or an empty state (B01). */
export function HiddenContent({ type, filter, hidden, onClearFilter }: HiddenContentProps) {
  return (
    <Resource resource={hidden.resource} placeholder={<HiddenSkeleton />}>
      {() => <Known {...{ type, filter, hidden, onClearFilter }} />}
    </Resource>
  )
}

function Known({ type, filter, hidden, onClearFilter }: HiddenContentProps) {
  const { formatMessage } = useIntl()
  const more = useShowMore(type)
  const { rows, total } = hidden
  if (total === 0 && !hidden.isLong) {
    if (hidden.outside.count > 0) return null
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
  const shared = {
    label: formatMessage(type === 'project' ? messages.projects : messages.procurements),
    onClearFilter,
  }
  if (hidden.isLong) {
    return (
      <Suspense>
        <LongHiddenRows {...shared} type={type} filter={filter} />
      </Suspense>
    )
  }
  return <HiddenRows {...shared} rows={rows} total={rows.length} {...more} />
}
