import type { Schemas } from '@spadestik/api-client/schema'

export type ProblemKind = Schemas['Problem']['kind']

export const problemKinds = {
  badRequest: { status: 400, title: 'The request breaks a rule' },
  signedOut: { status: 401, title: 'Not signed in' },
  forbidden: { status: 403, title: 'Not allowed' },
  notFound: { status: 404, title: 'Not found' },
  methodNotAllowed: { status: 405, title: 'Method not allowed' },
  requestTimeout: { status: 408, title: 'The request took too long' },
  conflict: { status: 409, title: 'In conflict with what is stored' },
  payloadTooLarge: { status: 413, title: 'The request is too large' },
  tooManyRequests: { status: 429, title: 'Too many tries' },
  accessRunOut: { status: 480, title: 'No views left' },
  sessionTaken: { status: 481, title: 'Signed in elsewhere' },
  sessionEnded: { status: 482, title: 'Session ended' },
  tokenInvalid: { status: 498, title: 'Token not valid' },
  serverError: { status: 500, title: 'The service failed' },
  notImplemented: { status: 501, title: 'Not implemented by this service' },
  searchTimeout: { status: 503, title: 'The search took too long' },
  unavailable: { status: 503, title: 'The service is not available' },
} as const satisfies Record<ProblemKind, { status: number; title: string }>

export interface RequestFault {
  /** A JSON Pointer that begins with `/body`, `/query` or `/path`. */
  readonly path: string
  readonly message: string
  /** How many things are in the way, if a rule counts them. */
  readonly count?: number
}

/** An error that becomes a response. Any code may throw it. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly kind: ProblemKind
  readonly faults: readonly RequestFault[]
  /**
   * The national domain (dk, se or no) of the call, and the domains that the subscription covers. Set only
   * when the subscription does not cover the domain of the call.
   */
  readonly domain: Schemas['Problem']['domain']
  /** The phase of a project. Set only when the subscription does not cover projects in this phase. */
  readonly phase: Schemas['Problem']['phase']

  /** @param detail what happened, why it is a problem and what to do; the response contains this text */
  constructor(
    kind: ProblemKind,
    detail: string,
    faults: readonly RequestFault[] = [],
    domain?: Schemas['Problem']['domain'],
    phase?: Schemas['Problem']['phase'],
  ) {
    super(detail)
    this.kind = kind
    this.faults = faults
    this.domain = domain
    this.phase = phase
  }
}

/**
 * Returns the thing if it exists.
 *
 * @param what the noun for the error message, without an article
 * @throws Problem `notFound` for null or undefined.
 */
export function found<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing !== null && thing !== undefined) return thing
  throw new Problem('notFound', `There is no such ${what}, or you have no access to it. Check its id.`)
}
