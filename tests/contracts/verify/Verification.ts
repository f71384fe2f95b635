/** What a verifier is told: where a service is, where its states are, and what it has to meet. */
export interface Verification {
  /** The base address of the API, such as `http://127.0.0.1:4000/api`. */
  providerBaseUrl: string
  /** Where the states endpoint of the service is. */
  providerStatesUrl: string
  pactFile: string
  /** Only the interactions whose name fits this regular expression. */
  only?: string
}

/** An interaction that a service does not meet, and in what. */
export interface Failure {
  /** Its name, which begins with the operation. */
  interaction: string
  given: string[]
  /** Each with the part of the answer that it is about. */
  reasons: string[]
}

/** What came of a verification. */
export interface Report {
  /** How many interactions the service was asked. */
  asked: number
  failures: Failure[]
}
