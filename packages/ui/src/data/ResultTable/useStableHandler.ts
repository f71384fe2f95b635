import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * Returns a function that calls the latest `handler` but is the same in every render. Memoised components
 * that receive it therefore do not render again.
 *
 * Call the returned function only in events. During a render it might still call an older `handler`.
 */
export function useStableHandler<Arguments extends readonly unknown[]>(
  handler: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(handler)
  // Use an insertion effect, because it runs before other effects, which might already call the handler.
  useInsertionEffect(() => {
    latest.current = handler
  })
  return useCallback((...args) => latest.current(...args), [])
}
