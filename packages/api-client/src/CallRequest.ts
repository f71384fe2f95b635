import type { operations } from './schema.gen'

/** The operations of the contract by name. */
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
 * What a caller sends with an operation: its path parameters, its query and its body, as far as it has them.
 *
 * Language and domain are not among them; the client adds them.
 *
 * @source specification 7
 */
export type CallRequest<Id extends OperationId> = PathPart<operations[Id]> &
  QueryPart<operations[Id]> &
  BodyPart<operations[Id]>

/** What a caller can say about a single call beside its content, such as the signal that ends it. */
export interface CallOptions {
  signal?: AbortSignal
  cache?: RequestCache
  headers?: Record<string, string>
  keepalive?: boolean
}
