import { ApiProblem, isProblemBody, kindOfStatus } from './problem'

/** As much of a call's result as deciding about it takes. */
export interface Unwrappable<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** The body of a success together with the headers of the answer. */
export interface WithHeaders<Data> {
  data: Data
  headers: Headers
}

/**
 * Resolves with the body of a call's success, or throws.
 *
 * The status alone decides: a failure whose body is empty, as that of a 480 may be, is a failure.
 *
 * @throws ApiProblem for every failure, with kind `network` when no answer came.
 * @throws DOMException named `AbortError` when the caller aborted the call.
 * @source specification 8
 */
export async function unwrap<Data>(call: Promise<Unwrappable<Data>>): Promise<Data> {
  const { data } = await unwrapWithHeaders(call)
  return data
}

/**
 * Does what `unwrap` does and gives the headers of the answer too.
 *
 * @throws ApiProblem as `unwrap` does.
 * @source specification 7
 */
export async function unwrapWithHeaders<Data>(call: Promise<Unwrappable<Data>>): Promise<WithHeaders<Data>> {
  const { data, error, response } = await call.catch(rethrow)
  if (response.status < 200 || response.status > 299) {
    const body = isProblemBody(error) ? error : null
    const retryAfter = readRetryAfter(response.headers)
    throw new ApiProblem(kindOfStatus(response.status), response.status, body, { retryAfter })
  }
  // The type of an operation's success is undefined exactly where the contract has no body.
  return { data: data as Data, headers: response.headers }
}

/** Reads the seconds to wait; a date, which the contract does not use, counts as nothing said. */
function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/**
 * Reads the bearer token of a login's answer.
 *
 * @throws ApiProblem of kind `unexpected` when the answer carries none.
 * @source specification 7
 */
export function readToken(headers: Headers): string {
  const token = headers.get('jwt')
  if (token) return token
  throw new ApiProblem('unexpected', 200, {
    kind: 'serverError',
    title: 'No token',
    status: 200,
    detail:
      'The service accepted the login and sent no jwt header, so no further call can be made. ' +
      'If it runs on another host, let it expose the header to browsers.',
  })
}

function rethrow(cause: unknown): never {
  if (cause instanceof SyntaxError) throw new ApiProblem('unexpected', 0, null, { cause })
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  if (cause instanceof TypeError || isTimeout) throw new ApiProblem('network', 0, null, { cause })
  throw cause
}
