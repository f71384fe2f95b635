import type { OperationId } from './CallRequest'
import type { Answer } from './CallResult'

/** An example response of one operation. */
export interface ExampleAnswer<Id extends OperationId> {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** The path in the contract, with parameters in braces and without the base URL. */
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Answer<Id>
}

/** An example response of every operation. */
export type ExampleAnswers = { readonly [Id in OperationId]: ExampleAnswer<Id> }
