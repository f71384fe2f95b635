import { lazy, Suspense, useEffect, useState } from 'react'
import { whenCallsEnd } from '../api/client/callsUnderWay'
import { whenIdle } from '../api/client/whenIdle'

const LoadedTogether = lazy(async () => ({
  default: (await import('./LoadedTogether')).LoadedTogether,
}))

/** Prefetches data for other screens, once the current screen has finished its own requests (W04). */
export function LoadedLater() {
  const [isDue, setDue] = useState(false)
  // In an effect, so that a screen is painted first.
  useEffect(() => {
    let isHere = true
    void whenIdle()
      .then(whenCallsEnd)
      .then(() => isHere && setDue(true))
    return () => {
      isHere = false
    }
  }, [])
  return isDue ? (
    <Suspense>
      <LoadedTogether />
    </Suspense>
  ) : null
}
