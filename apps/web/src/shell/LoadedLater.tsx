import { lazy, Suspense, useEffect, useState } from 'react'
import { whenCallsEnd } from '../api/client/callsUnderWay'
import { whenIdle } from '../api/client/whenIdle'

const LoadedTogether = lazy(async () => ({
  default: (await import('./LoadedTogether')).LoadedTogether,
}))

/** Loads what the screens will ask for, once the one that is shown has what it asked for itself. */
export function LoadedLater() {
  const [isDue, setDue] = useState(false)
  // The browser and the network say when they have time; an effect, since a screen must have been drawn before.
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
