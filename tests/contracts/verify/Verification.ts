/** The options of a verification: the service, its states, and the pact. */
export interface Verification {
  /** The base URL of the API, such as `http://127.0.0.1:4000/api`. */
  providerBaseUrl: string
  /** The URL of the service's states endpoint. */
  providerStatesUrl: string
  pactFile: string
  /** Verifies only interactions whose name matches this regular expression. */
  only?: string
}

/** An interaction that a service does not meet, with the reasons. */
export interface Failure {
  /** Its name, which begins with the operation. */
  interaction: string
  given: string[]
  /** Each names the part of the response that it is about. */
  reasons: string[]
}

/** The result of a verification. */
export interface Report {
  /** The number of interactions verified. */
  asked: number
  failures: Failure[]
}
