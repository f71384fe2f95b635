import { Skeleton } from '@spadestik/ui/Skeleton'
import * as css from './SearchFilters.css'

/** Reserves space for the summary of a search without filters while it loads. */
export function SummarySkeleton() {
  return (
    <div className={css.section}>
      <Skeleton lines={3} lineHeight={40} />
    </div>
  )
}

/** Reserves space for filters while they load. */
export function FiltersSkeleton() {
  return (
    <div className={css.section}>
      <Skeleton lines={6} lineHeight={40} />
    </div>
  )
}
