/** A response of a service that can be changed before it reaches the client. */
export interface ProviderResponse {
  status: number
  headers: Record<string, string>
  /** The JSON body; it can be replaced by anything. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  /** Sent instead of the JSON body. */
  text?: string
}

/** A fault of a service. */
export interface Fault {
  /** The fault, in words. */
  name: string
  /** The interaction that detects it. */
  interaction: string
  corrupt: (response: ProviderResponse) => void
  /** Matches the part of the response that the report must name. */
  names: RegExp
}
