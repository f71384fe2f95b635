/** The configuration of a service. */
export interface Config {
  /** Signs the tokens of sessions. */
  readonly sessionSecret: string
  /** Origins of other sites that may call the API, such as `https://app.example.dk`. */
  readonly allowedOrigins: readonly string[]
  /**
   * Addresses of proxies that are trusted to forward the caller's address, such as `10.0.0.0/8`; none by
   * default.
   */
  readonly trustedProxies: string[]
  /** Whether a response that breaks the contract fails the call. On in development and tests. */
  readonly validatesResponses: boolean
  /** Whether the service is served over https, so that browsers are sent HSTS. */
  readonly isHttps: boolean
  /** The folder of the built app; null when it is served from elsewhere. */
  readonly appFolder: string | null
  /** The folder of the files below `/files/`; null when there are none. */
  readonly filesFolder: string | null
  /** The folder of `.eml` files for the local inbox; null when there is none. */
  readonly inboxFolder: string | null
  /** The maximum size of a request body, in bytes. */
  readonly bodyLimit: number
  /** The time in which a complete request must arrive, in milliseconds. */
  readonly requestTimeoutMs: number
  /** The destination of log lines; null disables the log. */
  readonly log: { readonly write: (line: string) => void } | null
  /** Returns the current time; replaced in tests. */
  readonly clock: () => Date
  /** Waits for a number of milliseconds; replaced in tests. */
  readonly pause: (ms: number) => Promise<void>
}
