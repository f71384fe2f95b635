import type { ErrorObject } from 'ajv'
import type { OperationId } from '../Operation'
import type { ResponseShape } from './ResponseShape'

/** Validates a value and returns its errors. For a valid value, returns an empty array. */
export type Check = (value: unknown) => readonly ErrorObject[]

/** A parameter of an operation, and the type to which its text is converted. */
export interface ContractParameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly type: 'integer' | 'number' | 'boolean' | 'string'
}

/** An operation of the contract, prepared for routing and validation. */
export interface ContractOperation {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path in the syntax of the router, such as `/lists/:id`. */
  readonly path: string
  readonly tag: string
  /** Whether visitors may call the operation without a session. */
  readonly isPublic: boolean
  readonly parameters: readonly ContractParameter[]
  readonly validatePath: Check
  readonly validateQuery: Check
  /** Validates the request body. Null when the operation takes no body. */
  readonly validateBody: Check | null
  readonly successStatus: number
  /** Validates the response body. Null when a successful response has no body. */
  readonly validateResponse: Check | null
  /** Withholds paid details and signs links to files. Null when the response contains neither of them. */
  readonly shapeResponse: ResponseShape | null
  /** The statuses of all responses of the operation. */
  readonly statuses: readonly number[]
}
