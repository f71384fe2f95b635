/** A response of the service. A fault changes it before the client receives it. */
export interface ProviderResponse {
  status: number
  headers: Record<string, string>
  /** The JSON body. A fault can replace it with any value. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  /** A text to send instead of the JSON body. */
  text?: string
}

/** A fault that a service could have, used to test that the contract tests detect it. */
export interface Fault {
  /** A description of the fault. */
  name: string
  /**
   * The name of the interaction (a request with its expected response) whose verification must fail because
   * of the fault.
   */
  interaction: string
  corrupt: (response: ProviderResponse) => void
  /** A pattern for the part of the response that the report must name. */
  names: RegExp
}
