import { limits } from '@spadestik/domain/limits'
import { reportNoResponse, reportResponse, whenConnected } from './connection'
import { takeEarlyResponse, whenFirstShown } from './earlyResponses'
import { countPending } from './pendingRequests'

const inTime = (): AbortSignal => AbortSignal.timeout(limits.callTimeoutMs)

const probe = (url: string) => () => fetch(url, { method: 'HEAD', cache: 'no-store', signal: inTime() })

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
    if (!request.signal.aborted) reportNoResponse(probe(request.url))
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

/**
 * Resolves when the host of the app responds to a new request. An earlier request does not count, because its
 * response might have been sent before the connection was lost.
 */
async function whenHostResponds(): Promise<void> {
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

/** The pause before the last try to load a file, in milliseconds. */
const lastTryMs = 1000

async function tryFile(path: string): Promise<boolean | null> {
  try {
    const response = await fetch(path)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return null
  }
}

/**
 * Brings a file of the app into the browser's cache. Waits for a connection if there is none.
 * @throws Error if the host does not have the file, or if the file does not load although the host responds,
 * for example because a browser extension blocks it
 */
export async function fetchFile(path: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const isThere = await tryFile(path)
    if (isThere === true) return
    if (isThere === false || tries === 3) throw new Error(`The file ${path} of the app did not load.`)
    // A host that is about to stop still responds for a moment, so do not use up all tries at once.
    if (tries === 2) await new Promise((resolve) => setTimeout(resolve, lastTryMs))
    await whenHostResponds()
  }
}
