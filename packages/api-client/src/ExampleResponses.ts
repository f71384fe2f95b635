import type { OperationId } from './CallRequest'
import type { ResponseBody } from './CallResult'

export interface ExampleResponse<Id extends OperationId> {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** The path in the OpenAPI contract, with parameters in braces and without the base URL. */
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ResponseBody<Id>
}

export type ExampleResponses = { readonly [Id in OperationId]: ExampleResponse<Id> }
