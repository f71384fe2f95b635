import type { ComponentProps } from 'react'
import { Suspense } from 'react'
import { lazyPart } from '../loading/lazyPart'
import type { ListSettingsDialog as Dialog } from './ListSettingsDialog'

const ListSettingsDialog = lazyPart(async () => (await import('./ListSettingsDialog')).ListSettingsDialog)

export function LazyListSettings(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <ListSettingsDialog {...props} />
    </Suspense>
  )
}
