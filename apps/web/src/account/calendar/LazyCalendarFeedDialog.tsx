import { lazy, Suspense } from 'react'
import type { CalendarFeedDialogProps } from './CalendarFeedDialog'

const CalendarFeedDialog = lazy(async () => ({
  default: (await import('./CalendarFeedDialog')).CalendarFeedDialog,
}))

/** The dialog about a calendar feed. Its code is loaded on first use. */
export function LazyCalendarFeedDialog(props: CalendarFeedDialogProps) {
  return (
    <Suspense>
      <CalendarFeedDialog {...props} />
    </Suspense>
  )
}
