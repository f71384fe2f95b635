import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * Returns a handler whose identity never changes and which calls the latest `handler`, for memoised
 * components. Call it in events only: during a render it may still call the previous handler.
 */
export function useStableHandler<Arguments extends readonly unknown[]>(
  handler: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(handler)
  // Insertion effects run before any other effect could call the handler.
  useInsertionEffect(() => {
    latest.current = handler
  })
  return useCallback((...args) => latest.current(...args), [])
}
