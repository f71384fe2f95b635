import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { limits } from '@spadestik/domain/limits'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { knownOr } from '../../api/cache/knownOr'
import { useHiddenItems } from '../../api/hiddenItems'
import { useHiddenPages } from '../../api/paged/hiddenPages'
import { useDebouncedText } from '../../forms/useDebouncedText'
import { useShowMore } from '../../item/useShowMore'
import { ProblemView } from '../../problems/view/ProblemView'
import { useSession } from '../../session/SessionContext'
import * as css from './HiddenItemsPage.css'
import { HiddenRows } from './HiddenRows'
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
  const { data, error, mutate } = useHiddenPages(type, useDebouncedText(filter), rowCount)
  if (error !== undefined) return <ProblemView problem={error} variant="part" onRetry={() => mutate()} />
  if (data === undefined) {
    return (
      <div className={css.loading} aria-busy>
        <Skeleton lines={6} lineHeight={28} />
      </div>
    )
  }
  const rows = data.flatMap((page) => hiddenRowsOf(knownOr(entries.data, []), page, type, ownId))
  return <HiddenRows {...props} rows={rows} total={data[0]?.foundCounts[type] ?? 0} {...more} />
}
