import { limits } from '@spadestik/domain/limits'
import { whenIdle } from './whenIdle'

/** A request that was sent before the app has loaded. */
interface EarlyRequest {
  readonly body: string
  readonly response: Promise<Response>
}

const requests = new Map<string, EarlyRequest>()

/** Resolves when the early script has sent its requests. */
let sent: Promise<void> = Promise.resolve()

/** The number of early requests without a response yet. */
let pending = 0

/** Resolves when the first data of the screen is visible. Null if no request has to wait for it. */
let firstShown: PromiseWithResolvers<void> | null = null

function stopWaiting(): void {
  firstShown?.resolve()
  firstShown = null
}

/**
 * Lets the requests of the app wait until the early script has sent its requests. Otherwise the app could
 * send a request that the early script sends too.
 */
export function expectEarlyRequests(sending: Promise<void>): void {
  // Ignore a failure. The app then sends all requests itself.
  sent = sending.catch(() => {})
}

/** Counts a response. Without data, the screen shows nothing for which other requests could wait. */
function settle(hasData: boolean): void {
  pending -= 1
  if (!hasData) stopWaiting()
}

const keyOf = ({ method, url, headers }: Request): string =>
  [method, url, headers.get('authorization')].join(' ')

/**
 * Sends a request now, and keeps its response for the first equal request of the app. Equal means the same
 * method, address, session and body.
 *
 * @param send sends the request with a timeout
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
    // After a press, let no request wait any longer, because the press might need the data of any of them.
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, stopWaiting, { once: true })
  }
  // Ignore a failure here. The app then sends the request itself and reports its failure.
  response.then(
    ({ ok }) => settle(ok),
    () => settle(false),
  )
  // Delete a response that the app has not used in time, because it would be out of date.
  setTimeout(() => requests.delete(key), limits.callTimeoutMs)
}

/**
 * Returns the response to an equal early request. Each response is returned only once. Returns undefined if
 * there is none, or if the early request failed. The app then sends the request itself.
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
 * Reports that data of the screen has rendered. Once all early responses have arrived, the requests that wait
 * for them are sent.
 */
export async function reportData(): Promise<void> {
  if (firstShown === null || pending > 0) return
  // The rows of a search render a little later, in a transition.
  await whenIdle()
  requestAnimationFrame(stopWaiting)
}

/**
 * Waits until the data of the early requests is visible. Until then, other requests would take bandwidth from
 * it, and each response would interrupt the rendering. Does not wait without early requests, after the user
 * has pressed something, or longer than `limits.firstShownMs`.
 */
export function whenFirstShown(): Promise<void> | undefined {
  if (firstShown === null) return undefined
  setTimeout(stopWaiting, limits.firstShownMs)
  return firstShown.promise
}
