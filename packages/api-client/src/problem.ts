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
  503: 'searchTimeout',
} as const satisfies Record<number, Schemas['Problem']['kind']>

/**
 * Why a call failed. (Z03)
 *
 * `network` means that no response arrived. `unexpected` means that the OpenAPI contract does not describe
 * the response.
 */
export type ProblemKind = (typeof kinds)[keyof typeof kinds] | 'unavailable' | 'unexpected' | 'network'

/** Two kinds have the status 503, and the body says which it is. Every other kind follows from the status. */
export function kindOf(status: number, body: Schemas['Problem'] | null): ProblemKind {
  return status === 503 && body?.kind === 'unavailable' ? 'unavailable' : kindOfStatus(status)
}

export function kindOfStatus(status: number): ProblemKind {
  return Object.hasOwn(kinds, status) ? kinds[status as keyof typeof kinds] : 'unexpected'
}

/** The error that every failed call throws. (Z03) */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly kind: ProblemKind
  /** 0 if no response arrived or its JSON was invalid. */
  readonly status: number
  /** The body of the response. Null if it does not have the form of the schema `Problem`. */
  readonly body: Schemas['Problem'] | null
  /**
   * The seconds until the call may be repeated. Null if the header `Retry-After` is missing or contains a
   * date. @unit s
   */
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
    return 'The service did not respond, so the call may or may not have succeeded. Check the connection and try again.'
  }
  if (status === 0) return 'The response of the service cannot be read. Try again later.'
  return `The service answered ${status} (${kind}) without details, so the call failed. Try again, or contact support.`
}

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
