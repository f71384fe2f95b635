import { limits } from '@spadestik/domain/limits'
import { reportNoResponse, reportResponse, whenConnected } from './connection'
import { takeEarlyResponse } from './earlyResponses'
import { countPending } from './pendingRequests'

const inTime = (): AbortSignal => AbortSignal.timeout(limits.callTimeoutMs)

/** Sends a request whose response does not matter, to check the connection. */
const probe = (url: string) => () => fetch(url, { method: 'HEAD', cache: 'no-store', signal: inTime() })

/**
 * Fetches with a timeout, so that a form never waits forever for a response. Uses the response to an equal
 * early request, if there is one. @throws DOMException named `TimeoutError`
 */
export async function fetchWithTimeout(request: Request): Promise<Response> {
  const early = takeEarlyResponse(request)
  const signal = AbortSignal.any([request.signal, inTime()])
  try {
    const response = await countPending(async () => (await early) ?? fetch(request, { signal }))
    reportResponse()
    return response
  } catch (error) {
    if (!request.signal.aborted) reportNoResponse(probe(request.url))
    throw error
  }
}

/**
 * Resolves when the host of the app responds. Other requests do not count: their responses may have been under way
 * when the connection was lost.
 */
export async function whenHostResponds(): Promise<void> {
  const ask = probe(location.origin)
  for (;;) {
    try {
      await ask()
      return
    } catch {
      await whenConnected(ask)
    }
  }
}
