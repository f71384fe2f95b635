import { limits } from '@spadestik/domain/limits'

/** A request that was sent before the app has loaded. */
interface EarlyRequest {
  readonly body: string
  readonly response: Promise<Response>
}

const requests = new Map<string, EarlyRequest>()

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
  // Ignore a failure here. The app then sends the request itself and reports its failure.
  response.catch(() => {})
  requests.set(key, { body, response })
  // Delete a response that the app has not used in time, because it would be out of date.
  setTimeout(() => requests.delete(key), limits.callTimeoutMs)
}

/**
 * Returns the response to an equal early request, once. Returns undefined if there is none, or if the early
 * request failed. The app then sends the request itself.
 */
export async function takeEarlyResponse(request: Request): Promise<Response | undefined> {
  const key = keyOf(request)
  const early = requests.get(key)
  if (early === undefined) return undefined
  requests.delete(key)
  if ((await request.clone().text()) !== early.body) return undefined
  return early.response.catch(() => undefined)
}
