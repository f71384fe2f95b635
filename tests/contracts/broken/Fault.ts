import type { OperationId } from '@spadestik/api-client'

export interface ProviderResponse {
  status: number
  headers: Record<string, string>
  // oxlint-disable-next-line typescript/no-explicit-any -- faults break any part of any body
  body: any
  /** A text to send instead of the JSON body. */
  text?: string
}

export interface ProviderRequest {
  query: URLSearchParams
  // oxlint-disable-next-line typescript/no-explicit-any -- faults read any part of any body
  body: any
}

export type Corrupt = (response: ProviderResponse) => void

/** A deliberate fault of the service. It proves that the contract tests detect such a fault. */
export interface Fault {
  name: string
  /** The interaction (a request with its expected response) that must fail because of the fault. */
  interaction: string
  /** The broken operation, if it is not that of the interaction. */
  operation?: OperationId
  /** Changes a request before the service gets it, as a service does that ignores a parameter. */
  misread?: (request: ProviderRequest) => void
  /** Changes the response of the service. */
  corrupt?: Corrupt
  /** Answers without doing anything. */
  answer?: (request: ProviderRequest) => ProviderResponse
  names: RegExp
}
