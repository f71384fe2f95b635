import type { Schemas } from '@spadestik/api-client'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { Suspense } from 'react'
import { lazyPart } from '../../loading/lazyPart'
import * as css from './LazyLots.css'

const Lots = lazyPart(async () => (await import('./Lots')).Lots)

/** The number of placeholders, so that little moves when the lots have loaded. */
const placeholders = 10

/** Loads the code of the lots, which most procurements do not need. */
export function LazyLots({ procurement }: { procurement: Schemas['Procurement'] }) {
  return (
    <Suspense
      fallback={
        <div className={css.waiting} aria-busy>
          <Skeleton lines={Math.min(procurement.lots.length, placeholders)} lineHeight={52} />
        </div>
      }
    >
      <Lots procurement={procurement} />
    </Suspense>
  )
}
