import { Suspense } from 'react'
import { lazyPart } from '../../loading/lazyPart'
import type { CalendarFeedDialogProps } from './CalendarFeedDialog'

const CalendarFeedDialog = lazyPart(async () => (await import('./CalendarFeedDialog')).CalendarFeedDialog)

export function LazyCalendarFeedDialog(props: CalendarFeedDialogProps) {
  return (
    <Suspense>
      <CalendarFeedDialog {...props} />
    </Suspense>
  )
}
