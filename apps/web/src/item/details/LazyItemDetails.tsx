import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import type { ItemDetails as Details } from './ItemDetails'

const ItemDetails = lazy(async () => ({ default: (await import('./ItemDetails')).ItemDetails }))

/** The content of an expanded row. Its code loads when the first row expands. */
export function LazyItemDetails(props: ComponentProps<typeof Details>) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <ItemDetails {...props} />
    </Suspense>
  )
}
