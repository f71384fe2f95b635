import { Skeleton } from '@spadestik/ui/Skeleton'
import * as css from './SearchFilters.css'

/** A placeholder with the height of the summary of a search without filters. */
export function SummarySkeleton() {
  return (
    <div className={css.section}>
      <Skeleton lines={3} lineHeight={40} />
    </div>
  )
}

export function FiltersSkeleton() {
  return (
    <div className={css.section}>
      <Skeleton lines={6} lineHeight={40} />
    </div>
  )
}
