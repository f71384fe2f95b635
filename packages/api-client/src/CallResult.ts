import type { OperationId } from './CallRequest'
import type { operations } from './schema.gen'

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : undefined

type AnswerOf<Responses> = Responses extends { 200: infer Response }
  ? JsonOf<Response>
  : Responses extends { 201: infer Response }
    ? JsonOf<Response>
    : undefined

/** The body of an operation's success; undefined where it has none. */
export type Answer<Id extends OperationId> = AnswerOf<operations[Id]['responses']>

/**
 * What a call resolves with, whatever its status: pass the promise on to `unwrap`.
 *
 * Only `response.status` tells whether the call succeeded. A failure without a body looks like a success otherwise.
 *
 * @source specification 8
 */
export interface CallResult<Id extends OperationId> {
  data?: Answer<Id>
  error?: unknown
  response: Response
}
