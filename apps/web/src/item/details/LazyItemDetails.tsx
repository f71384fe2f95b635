import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ComponentProps } from 'react'
import { Suspense } from 'react'
import { lazyPart } from '../../loading/lazyPart'
import type { ItemDetails as Details } from './ItemDetails'

const ItemDetails = lazyPart(async () => (await import('./ItemDetails')).ItemDetails)

export function LazyItemDetails(props: ComponentProps<typeof Details>) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <ItemDetails {...props} />
    </Suspense>
  )
}
