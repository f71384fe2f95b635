import type { Secrets } from '../../contract/verifyToken'
import type { QuotaSettings } from '../../contract/quotas/quotaTable'
import type { Observation } from '../../storage/observed/Observation'

/** From which load on a process refuses calls. 0 means no limit. */
export interface SheddingLimits {
  /** The mean delay of the event loop within a second. @unit ms */
  readonly eventLoopDelayMs: number
  /** The memory of the process (resident set). @unit B */
  readonly memoryBytes: number
}

export interface Config {
  /**
   * The address of the service, without a trailing slash. Null means the address that the service listens on.
   */
  readonly publicUrl: string | null
  /** The secret that signs sessions and links, and earlier ones that are still read. */
  readonly secrets: Secrets
  /** The origins of other sites that may call the API, such as `https://app.example.dk`. */
  readonly allowedOrigins: readonly string[]
  /**
   * The addresses of proxies that are trusted to forward the address of the caller, such as `10.0.0.0/8`. By
   * default no proxy is trusted.
   */
  readonly trustedProxies: string[]
  /** Whether a call fails when its response breaks the contract. True in development and tests. */
  readonly validatesResponses: boolean
  /** Whether providers of OpenID Connect on this machine may have http addresses. False in production. */
  readonly allowsHttpIssuers: boolean
  /** Whether browsers reach the service over https. If so, responses carry the HSTS header. */
  readonly isHttps: boolean
  /** The folder of the built app. Null when another server delivers the app. */
  readonly appFolder: string | null
  /** The folder with the files below `/files/`. Null when there are none. */
  readonly filesFolder: string | null
  /** The folder to which e-mails are written as `.eml` files. Null without a local inbox. */
  readonly inboxFolder: string | null
  readonly bodyLimit: number
  /** The time within which a complete request must arrive. */
  readonly requestTimeoutMs: number
  /** Null disables the log. */
  readonly log: { readonly write: (line: string) => void } | null
  /** The least severe messages that are logged. */
  readonly logLevel: 'info' | 'warn'
  /** Whether the service is about to stop. It still answers calls, but `/ready` refuses more of them. */
  readonly isEnding: () => boolean
  /** Null if nothing is observed. */
  readonly observation: Observation | null
  readonly shedding: SheddingLimits
  readonly quotas: QuotaSettings
  readonly clock: () => Date
  readonly pause: (ms: number) => Promise<void>
}
