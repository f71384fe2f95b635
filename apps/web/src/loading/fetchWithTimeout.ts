import { limits } from '@spadestik/domain/limits'
import { reportNoResponse, reportResponse } from './connection'
import { takeEarlyResponse, whenFirstShown } from './earlyResponses'
import { countPending } from './pendingRequests'

const inTime = (): AbortSignal => AbortSignal.timeout(limits.callTimeoutMs)

/** Returns a function that asks the host of a URL for a new response. It rejects if there is none in time. */
export const checkWithTimeout = (url: string) => () =>
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: inTime() })

/**
 * Fetches with a timeout, so that no form waits forever. Also reports whether the service has responded.
 * @throws DOMException named `TimeoutError`
 */
export async function fetchWithTimeout(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.any([request.signal, inTime()]) })
    reportResponse()
    return response
  } catch (error) {
    if (!request.signal.aborted) reportNoResponse(checkWithTimeout(request.url))
    throw error
  }
}

/**
 * Returns the response to an equal request that a script sent before the app started. If there is no such
 * request, waits until the first data of the screen is visible and then sends the request.
 * @throws DOMException named `TimeoutError`
 */
export function fetchInTurn(request: Request): Promise<Response> {
  return countPending(async () => {
    const early = await takeEarlyResponse(request)
    if (early !== undefined) return early
    await whenFirstShown()
    return fetchWithTimeout(request)
  })
}
