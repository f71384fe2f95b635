import type { OperationId } from './CallRequest'
import type { operations } from './schema.gen'

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : undefined

type AnswerOf<Responses> = Responses extends { 200: infer Response }
  ? JsonOf<Response>
  : Responses extends { 201: infer Response }
    ? JsonOf<Response>
    : undefined

/** The response body of an operation, or undefined if the operation has no response body. */
export type ResponseBody<Id extends OperationId> = AnswerOf<operations[Id]['responses']>

/**
 * The result of a request. Pass the promise that the request returns to `unwrap`. Only `response.status`
 * shows whether the request succeeded, because without a body, both `data` and `error` are missing.
 */
export interface CallResult<Id extends OperationId> {
  data?: ResponseBody<Id>
  error?: unknown
  response: Response
}
