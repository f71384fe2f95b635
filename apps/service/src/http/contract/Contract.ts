import type { ErrorObject } from 'ajv'
import type { OperationId } from '../Operation'
import type { ResponseShape } from './ResponseShape'

/** Validates a value and returns the errors, none for a valid value. */
export type Check = (value: unknown) => readonly ErrorObject[]

/** A parameter of an operation, with the type to parse it as. */
export interface ContractParameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly type: 'integer' | 'number' | 'boolean' | 'string'
}

/** An operation of the contract, prepared for serving. */
export interface ContractOperation {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** In the syntax of the router: `/lists/:id`. */
  readonly path: string
  readonly tag: string
  /** Whether the operation works without signing in. */
  readonly isPublic: boolean
  readonly parameters: readonly ContractParameter[]
  readonly validatePath: Check
  readonly validateQuery: Check
  /** Null when the operation takes no body. */
  readonly validateBody: Check | null
  readonly successStatus: number
  /** Null when a success has no body. */
  readonly validateResponse: Check | null
  /** Withholds paid details and signs links to files; null when a response has neither. */
  readonly shapeResponse: ResponseShape | null
  /** The statuses of all its responses. */
  readonly statuses: readonly number[]
}
