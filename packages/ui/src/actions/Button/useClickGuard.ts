import { useCallback, useRef } from 'react'
import { usePressTimings } from '../PressTimings/PressTimings'

/**
 * Returns a handler that ignores repeated presses (W10). After a press, further presses are ignored for
 * `ownGuardMs` milliseconds. If `onPress` returned a promise, they are also ignored until the promise
 * settles. Without `ownGuardMs`, the time comes from `PressTimings`.
 */
export function useClickGuard<Event>(
  onPress: ((event: Event) => unknown) | undefined,
  ownGuardMs?: number,
): (event: Event) => void {
  const timings = usePressTimings()
  const guardMs = ownGuardMs ?? timings.guardMs
  const isRunning = useRef(false)
  const openAgainAt = useRef(0)
  return useCallback(
    (event) => {
      const now = performance.now()
      if (isRunning.current || now < openAgainAt.current) return
      openAgainAt.current = now + guardMs
      const answer = onPress?.(event)
      if (!(answer instanceof Promise)) return
      isRunning.current = true
      const open = () => {
        isRunning.current = false
      }
      answer.then(open, open)
    },
    [onPress, guardMs],
  )
}
