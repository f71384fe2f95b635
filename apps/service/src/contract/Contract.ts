import type { ErrorObject } from 'ajv'
import type { Schemas } from '@spadestik/api-client/schema'
import type { OperationId } from './Operation'
import type { ResponseShape } from './ResponseShape'

export type Check = (value: unknown) => readonly ErrorObject[]

export interface ContractParameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly type: 'integer' | 'number' | 'boolean' | 'string'
}

export interface ContractOperation {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path in the syntax of the router, such as `/lists/:id`. */
  readonly path: string
  readonly tag: string
  readonly isPublic: boolean
  /** The scopes that a key needs. None opens it to every key, null to no key. */
  readonly keyScopes: readonly Schemas['KeyScope'][] | null
  readonly parameters: readonly ContractParameter[]
  readonly validatePath: Check
  readonly validateQuery: Check
  readonly validateBody: Check | null
  readonly successStatus: number
  readonly validateResponse: Check | null
  /** Withholds paid details and signs links to files. Null when the response contains neither of them. */
  readonly shapeResponse: ResponseShape | null
  readonly statuses: readonly number[]
}
