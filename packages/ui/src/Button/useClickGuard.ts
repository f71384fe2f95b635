import { useCallback, useRef } from 'react'

/**
 * Returns a handler that ignores repeated presses: while the promise of the last one is pending, and for
 * `guardMs` milliseconds after the last one began.
 *
 * @source specification 4
 */
export function useClickGuard<Event>(
  onPress: ((event: Event) => unknown) | undefined,
  guardMs: number,
): (event: Event) => void {
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
