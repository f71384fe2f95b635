export interface Verification {
  /** The base URL of the API, such as `http://127.0.0.1:4000/api`. */
  providerBaseUrl: string
  providerStatesUrl: string
  pactFile: string
}

/** An interaction (a request with its expected response) to which the service gave a different response. */
export interface Failure {
  interaction: string
  given: string[]
  /** Each reason names a part of the response. */
  reasons: string[]
}

export interface Report {
  asked: number
  failures: Failure[]
}
