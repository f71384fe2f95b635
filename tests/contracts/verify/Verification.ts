/** What a verification needs: the service, its endpoint for provider states, and the pact. */
export interface Verification {
  /** The base URL of the API, such as `http://127.0.0.1:4000/api`. */
  providerBaseUrl: string
  /** The URL of the service's endpoint for provider states. */
  providerStatesUrl: string
  pactFile: string
  /** A regular expression. Only interactions whose name matches it are verified. */
  only?: string
}

/** An interaction (a request with its expected response) that the service does not meet, with the reasons. */
export interface Failure {
  /** The name of the interaction. It begins with the name of the operation. */
  interaction: string
  given: string[]
  /** The reasons. Each one names a part of the response. */
  reasons: string[]
}

/** The result of a verification. */
export interface Report {
  /** The number of verified interactions. */
  asked: number
  failures: Failure[]
}
