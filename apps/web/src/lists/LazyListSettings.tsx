import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import type { ListSettingsDialog as Dialog } from './ListSettingsDialog'

const ListSettingsDialog = lazy(async () => ({
  default: (await import('./ListSettingsDialog')).ListSettingsDialog,
}))

/** The settings of a list. Their code is loaded on first use. */
export function LazyListSettings(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <ListSettingsDialog {...props} />
    </Suspense>
  )
}
