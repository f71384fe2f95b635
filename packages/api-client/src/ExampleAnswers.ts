import type { OperationId } from './CallRequest'
import type { Answer } from './CallResult'

/**
 * One example of an operation's success.
 *
 * @source specification 7
 */
export interface ExampleAnswer<Id extends OperationId> {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** As the contract has it, with parameters in braces and without the base address. */
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Answer<Id>
}

/**
 * An example of every operation's success.
 *
 * @source specification 7
 */
export type ExampleAnswers = { readonly [Id in OperationId]: ExampleAnswer<Id> }
