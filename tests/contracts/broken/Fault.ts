export interface ProviderResponse {
  status: number
  headers: Record<string, string>
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  /** A text to send instead of the JSON body. */
  text?: string
}

/** A deliberate fault of the service. It proves that the contract tests detect such a fault. */
export interface Fault {
  name: string
  /** The interaction (a request with its expected response) that must fail because of the fault. */
  interaction: string
  corrupt: (response: ProviderResponse) => void
  names: RegExp
}
