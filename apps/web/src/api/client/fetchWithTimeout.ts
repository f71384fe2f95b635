import { limits } from '@spadestik/domain/limits'
import { countPending } from './pendingRequests'

/**
 * Fetches with a timeout, so that a form never waits forever for a response. @throws DOMException named
 * `TimeoutError`
 */
export function fetchWithTimeout(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.callTimeoutMs)])
  return countPending(() => fetch(request, { signal }))
}
