import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A handler that stays the same and always does what the newest one does, for parts that are drawn anew only when
 * they change. It is for events: while something is drawn, the newest one is not known yet.
 */
export function useSteadyHandler<Arguments extends readonly unknown[]>(
  handler: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const newest = useRef(handler)
  // What an event does is decided before anything else can ask for it.
  useInsertionEffect(() => {
    newest.current = handler
  })
  return useCallback((...args) => newest.current(...args), [])
}
