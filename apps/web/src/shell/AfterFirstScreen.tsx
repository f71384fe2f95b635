import { Suspense, useEffect, useState } from 'react'
import { optionalPart } from '../loading/lazyPart'
import { whenRequestsEnd } from '../loading/pendingRequests'
import { whenIdle } from '../loading/whenIdle'

const Prefetch = optionalPart(async () => (await import('./Prefetch')).Prefetch)
const ConnectionLine = optionalPart(async () => (await import('../frame/ConnectionLine')).ConnectionLine)

/**
 * Prefetches data for other screens, and loads the message about a lost connection. Both start when the
 * current screen has finished its own requests (W04, Z17). The screen works without them.
 */
export function AfterFirstScreen() {
  const [isDue, setDue] = useState(false)
  // Begin to wait in an effect, so that the browser first paints the screen.
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
      <ConnectionLine />
    </Suspense>
  ) : null
}
