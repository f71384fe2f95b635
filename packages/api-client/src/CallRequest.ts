import type { operations } from './schema.gen'

export type OperationId = keyof operations

type PathPart<Operation> = Operation extends { parameters: { path: infer Path } } ? { path: Path } : unknown

type OwnQuery<Operation> = Operation extends { parameters: { query: infer Query } }
  ? Omit<Query, 'languageId' | 'domainId'>
  : Record<never, never>

type QueryPart<Operation> = [keyof OwnQuery<Operation>] extends [never]
  ? unknown
  : Record<never, never> extends OwnQuery<Operation>
    ? { query?: OwnQuery<Operation> }
    : { query: OwnQuery<Operation> }

type BodyPart<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : unknown

/**
 * The path parameters, the query and the body of an operation, as far as the operation has them. The client
 * adds the language and the national domain (dk, se or no). (Z02)
 */
export type CallRequest<Id extends OperationId> = PathPart<operations[Id]> &
  QueryPart<operations[Id]> &
  BodyPart<operations[Id]>

export interface CallOptions {
  signal?: AbortSignal
  cache?: RequestCache
  headers?: Record<string, string>
  keepalive?: boolean
}
