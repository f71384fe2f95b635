import { ApiProblem, isProblemBody, kindOf } from './problem'

export interface Unwrappable<Data> {
  data?: Data
  error?: unknown
  response: Response
}

export interface WithHeaders<Data> {
  data: Data
  headers: Headers
}

/**
 * Resolves to the response body of a successful call. Only the status decides about success: for example,
 * status 480 throws even without a body. (Z03)
 *
 * @throws ApiProblem for every failure; its kind is `network` if no response arrived
 * @throws DOMException named `AbortError` if the caller aborted the call
 */
export async function unwrap<Data>(call: Promise<Unwrappable<Data>>): Promise<Data> {
  const { data } = await unwrapWithHeaders(call)
  return data
}

/**
 * Resolves to the body and headers of a successful call.
 *
 * @throws ApiProblem for every failure; its kind is `network` if no response arrived
 * @throws DOMException named `AbortError` if the caller aborted the call
 */
export async function unwrapWithHeaders<Data>(call: Promise<Unwrappable<Data>>): Promise<WithHeaders<Data>> {
  const { data, error, response } = await call.catch(rethrow)
  if (response.status < 200 || response.status > 299) {
    const body = isProblemBody(error) ? error : null
    const retryAfter = readRetryAfter(response.headers)
    throw new ApiProblem(kindOf(response.status, body), response.status, body, { retryAfter })
  }
  // This cast is safe. Without a body, both `data` and the type `Data` are undefined.
  return { data: data as Data, headers: response.headers }
}

/**
 * Returns the seconds in the header `Retry-After`. Returns null if the header is missing or contains a date,
 * which the OpenAPI contract does not allow.
 */
function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/**
 * Returns the bearer token from the response to a login. (W01)
 *
 * @throws ApiProblem of kind `unexpected` if the response has no token
 */
export function readToken(headers: Headers): string {
  const token = headers.get('jwt')
  if (token) return token
  throw new ApiProblem('unexpected', 200, {
    kind: 'serverError',
    title: 'No token',
    status: 200,
    detail:
      'The service accepted the login but sent no jwt header, so no further call can be made. ' +
      'If it runs on another host, expose the header to browsers with Access-Control-Expose-Headers.',
  })
}

function rethrow(cause: unknown): never {
  if (cause instanceof SyntaxError) throw new ApiProblem('unexpected', 0, null, { cause })
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  if (cause instanceof TypeError || isTimeout) throw new ApiProblem('network', 0, null, { cause })
  throw cause
}
