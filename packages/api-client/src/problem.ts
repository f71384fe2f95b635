import type { Schemas } from './Schemas'

const kinds = {
  400: 'badRequest',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  409: 'conflict',
  413: 'payloadTooLarge',
  429: 'tooManyRequests',
  480: 'accessRunOut',
  481: 'sessionTaken',
  482: 'sessionEnded',
  498: 'tokenInvalid',
  500: 'serverError',
  501: 'notImplemented',
} as const satisfies Record<number, Schemas['Problem']['kind']>

/**
 * What can go wrong with a call, in one word.
 *
 * `network` means that no answer came, `unexpected` that its status or body is none that the contract knows.
 *
 * @source specification 8
 */
export type ProblemKind = (typeof kinds)[keyof typeof kinds] | 'unexpected' | 'network'

/**
 * The kind of problem that a status stands for.
 *
 * @source specification 8
 */
export function kindOfStatus(status: number): ProblemKind {
  return Object.hasOwn(kinds, status) ? kinds[status as keyof typeof kinds] : 'unexpected'
}

/**
 * The one error that a failed call throws.
 *
 * @source specification 8
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly kind: ProblemKind
  /** The status of the answer; 0 when none was read. */
  readonly status: number
  /** What the service says about it; null when it said nothing, or nothing in the form of the contract. */
  readonly body: Schemas['Problem'] | null
  /** Seconds to wait before the next try, if the service names them. @unit s */
  readonly retryAfter: number | null

  constructor(
    kind: ProblemKind,
    status: number,
    body: Schemas['Problem'] | null,
    options: ErrorOptions & { readonly retryAfter?: number | null } = {},
  ) {
    super(body?.detail ?? defaultMessage(kind, status), options)
    this.retryAfter = options.retryAfter ?? null
    this.kind = kind
    this.status = status
    this.body = body
  }
}

function defaultMessage(kind: ProblemKind, status: number): string {
  if (kind === 'network') {
    return 'No answer came from the service, so nothing is known about the call. Check the connection and try again.'
  }
  if (status === 0) return 'The answer of the service cannot be read, so it is of no use. Try again later.'
  return `The service answered ${status} (${kind}) without saying why, so the call has failed. Try again, or contact support.`
}

/** Whether a body has the form of a problem of the contract. */
export function isProblemBody(body: unknown): body is Schemas['Problem'] {
  return (
    typeof body === 'object' &&
    body !== null &&
    'kind' in body &&
    typeof body.kind === 'string' &&
    'status' in body &&
    typeof body.status === 'number' &&
    'title' in body &&
    typeof body.title === 'string' &&
    'detail' in body &&
    typeof body.detail === 'string'
  )
}
