/** How a service is run. */
export interface Config {
  /** Signs the tokens of sessions. */
  readonly sessionSecret: string
  /** Origins of other sites whose pages may call, such as `https://app.example.dk`. */
  readonly allowedOrigins: readonly string[]
  /** Addresses of proxies whose word about the caller's address counts, such as `10.0.0.0/8`; none by default. */
  readonly trustedProxies: string[]
  /** Whether an answer that breaks the contract fails the call; on in development and tests. */
  readonly checksAnswers: boolean
  /** Whether the service is reached by https, so that browsers are told to stay with it. */
  readonly isHttps: boolean
  /** The folder of the built app; null where it is served from elsewhere. */
  readonly appFolder: string | null
  /** The folder of the files that `/files/` answers; null where there are none. */
  readonly filesFolder: string | null
  /** The folder of `.eml` files that the local inbox shows; null where there is none. */
  readonly inboxFolder: string | null
  /** Bytes a body may have. */
  readonly bodyLimit: number
  /** Milliseconds within which a request must have arrived whole. */
  readonly requestTimeoutMs: number
  /** Where lines of the log go; null for no log. */
  readonly log: { readonly write: (line: string) => void } | null
  /** The time, so that tests can choose it. */
  readonly clock: () => Date
  /** Waits for a number of milliseconds; tests pass one that does not. */
  readonly pause: (ms: number) => Promise<void>
}
