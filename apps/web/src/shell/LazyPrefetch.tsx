import { lazy, Suspense, useEffect, useState } from 'react'
import { whenRequestsEnd } from '../api/client/pendingRequests'
import { whenIdle } from '../api/client/whenIdle'

const Prefetch = lazy(async () => ({
  default: (await import('./Prefetch')).Prefetch,
}))

/** Prefetches data for other screens, once the current screen has finished its own requests (W04). */
export function LazyPrefetch() {
  const [isDue, setDue] = useState(false)
  // Start in an effect, so that the browser paints a screen first.
  useEffect(() => {
    let isHere = true
    void whenIdle()
      .then(whenRequestsEnd)
      .then(() => isHere && setDue(true))
    return () => {
      isHere = false
    }
  }, [])
  return isDue ? (
    <Suspense>
      <Prefetch />
    </Suspense>
  ) : null
}
