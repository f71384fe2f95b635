import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { limits } from '@spadestik/domain/limits'
import { knownOr } from '../../api/cache/knownOr'
import { useHiddenItems } from '../../api/hiddenItems'
import { useHiddenPages } from '../../api/paged/hiddenPages'
import { useDebouncedText } from '../../forms/useDebouncedText'
import { useShowMore } from '../../item/useShowMore'
import { Resource } from '../../resources/Resource'
import { useSession } from '../../session/SessionContext'
import { HiddenRows, HiddenSkeleton } from './HiddenRows'
import { hiddenRowsOf } from './useHiddenRows'

interface LongHiddenRowsProps {
  type: HiddenSubject['type']
  filter: string
  label: string
  onClearFilter: () => void
}

/** The hidden items of one type, if there are too many to be fetched as a whole. The service filters them (B01). */
export function LongHiddenRows({ type, filter, ...props }: LongHiddenRowsProps) {
  const more = useShowMore(type)
  const { state } = useSession()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const entries = useHiddenItems()
  const rowCount = limits.listPageSize * (more.presses + 1)
  const hidden = useHiddenPages(type, useDebouncedText(filter), rowCount)
  return (
    <Resource resource={hidden} placeholder={<HiddenSkeleton />}>
      {(pages) => {
        const rows = pages.flatMap((page) => hiddenRowsOf(knownOr(entries.data, []), page, type, ownId))
        return <HiddenRows {...props} rows={rows} total={pages[0]?.foundCounts[type] ?? 0} {...more} />
      }}
    </Resource>
  )
}
