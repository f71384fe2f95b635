import { limits } from '@spadestik/domain/limits'
import { whenIdle } from './whenIdle'

interface EarlyRequest {
  readonly body: string
  readonly response: Promise<Response>
}

const requests = new Map<string, EarlyRequest>()

let sent: Promise<void> = Promise.resolve()

let pending = 0

/** Resolves when the first data of the screen is visible. Null if no request has to wait for this. */
let firstShown: PromiseWithResolvers<void> | null = null

function stopWaiting(): void {
  firstShown?.resolve()
  firstShown = null
}

/**
 * Makes the app's requests wait until the early script, which runs before the app, has sent its own requests.
 * Otherwise a request could be sent twice.
 */
export function expectEarlyRequests(sending: Promise<void>): void {
  // Ignore a failure. The app then sends all requests itself.
  sent = sending.catch(() => {})
}

/**
 * Counts a request of the early script as finished. If the request has failed, sends the requests that wait
 * for the first data of the screen.
 */
function settle(hasData: boolean): void {
  pending -= 1
  if (!hasData) stopWaiting()
}

const keyOf = ({ method, url, headers }: Request): string =>
  [method, url, headers.get('authorization')].join(' ')

/**
 * Sends a request now, and keeps its response for the app. The first request of the app with the same method,
 * address, session and body gets this response.
 */
export async function keepEarlyResponse(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<void> {
  const key = keyOf(request)
  const body = await request.clone().text()
  const response = send(request)
  requests.set(key, { body, response })
  pending += 1
  if (firstShown === null) {
    firstShown = Promise.withResolvers()
    // After a press, send all waiting requests, because the press can need the data of any request.
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, stopWaiting, { once: true })
  }
  // Ignore a failure here. The app then sends the request itself and reports its failure.
  response.then(
    ({ ok }) => settle(ok),
    () => settle(false),
  )
  // Delete an unused response, because it would be out of date.
  setTimeout(() => requests.delete(key), limits.callTimeoutMs)
}

/**
 * Returns the response to an early request that equals `request`. Only the first call gets the response.
 * Returns undefined if there is no such early request or if it failed; the request must then be sent as
 * usual.
 */
export async function takeEarlyResponse(request: Request): Promise<Response | undefined> {
  await sent
  const key = keyOf(request)
  const early = requests.get(key)
  if (early === undefined) return undefined
  requests.delete(key)
  if ((await request.clone().text()) !== early.body) {
    stopWaiting()
    return undefined
  }
  return early.response.catch(() => undefined)
}

/**
 * Reports that data of the screen has rendered. If all early responses have arrived, the waiting requests are
 * sent soon after.
 */
export async function reportData(): Promise<void> {
  if (firstShown === null || pending > 0) return
  // Wait for the rows of a search, which render a little later in a transition.
  await whenIdle()
  requestAnimationFrame(stopWaiting)
}

/**
 * Waits until the data of the early requests is visible, for at most `limits.firstShownMs`. Other requests
 * would take bandwidth from this data and interrupt its rendering. Returns undefined, without waiting, if
 * there are no early requests or if the user has pressed something.
 */
export function whenFirstShown(): Promise<void> | undefined {
  if (firstShown === null) return undefined
  setTimeout(stopWaiting, limits.firstShownMs)
  return firstShown.promise
}
