import { Skeleton } from '@spadestik/ui/Skeleton'
import * as css from './SearchFilters.css'

/** Keeps the place of filters that are on their way. */
export function FiltersSkeleton() {
  return (
    <div className={css.section}>
      <Skeleton lines={6} lineHeight={40} />
    </div>
  )
}
