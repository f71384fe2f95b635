import type { ApiProblem } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { useEffect } from 'react'

/**
 * Retries a request that failed offline: at once when the browser goes online, and every few seconds until
 * then.
 */
export function useRetryWhenBack(problem: ApiProblem | undefined, retry: () => unknown): void {
  const isOffline = problem?.kind === 'network'
  const again = useStableHandler(() => void retry())
  // The browser only knows whether it has a network, not whether the service can be reached. Therefore also
  // retry at intervals.
  useEffect(() => {
    if (!isOffline) return undefined
    const timer = setInterval(again, limits.reconnectPollMs)
    globalThis.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', again)
    }
  }, [isOffline, again])
}
