import { Suspense } from 'react'
import { lazyPart } from '../../loading/lazyPart'

const MakeKeyDialog = lazyPart(async () => (await import('./MakeKeyDialog')).MakeKeyDialog)

export function LazyMakeKeyDialog(props: { onClose: () => void }) {
  return (
    <Suspense>
      <MakeKeyDialog {...props} />
    </Suspense>
  )
}
