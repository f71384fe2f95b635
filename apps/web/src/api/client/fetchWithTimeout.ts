import { limits } from '@spadestik/domain/limits'
import { takeEarlyResponse } from './earlyResponses'
import { countPending } from './pendingRequests'

/**
 * Fetches with a timeout, so that a form never waits forever for a response. Uses the response to an equal
 * early request, if there is one. @throws DOMException named `TimeoutError`
 */
export async function fetchWithTimeout(request: Request): Promise<Response> {
  const early = takeEarlyResponse(request)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.callTimeoutMs)])
  return countPending(async () => (await early) ?? fetch(request, { signal }))
}
