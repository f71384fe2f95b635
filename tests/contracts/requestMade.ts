/**
 * The state in which the caller has made a request to the service. Its parameters describe the request. An
 * interaction with this state shows what the request has changed, or what the ids in its response refer to.
 */
export const requestMade = 'a request was made before'

/** The names of the values that such a request can read from its response. */
export type ReadValueName = 'readId' | 'readText' | 'token'

/**
 * The parameters of the state. A text `${name}` stands for a value that an earlier state of the same
 * interaction has returned.
 */
export interface MadeRequest {
  readonly method: string
  /** The path relative to the base path. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The values that the state returns, as JSON Pointers into the response, or `header: ` and a name. */
  readonly reads?: Readonly<Partial<Record<ReadValueName, string>>>
}
