import type { ErrorObject } from 'ajv'
import type { AnswerShape } from './AnswerShape'
import type { OperationId } from '../Operation'

/** Says what is wrong with a value; nothing when it is as the contract wants it. */
export type Check = (value: unknown) => readonly ErrorObject[]

/** A parameter of an operation, with what is needed to read its text. */
export interface ContractParameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly type: 'integer' | 'number' | 'boolean' | 'string'
}

/** An operation of the contract, ready to be served. */
export interface ContractOperation {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As the router writes it: `/lists/:id`. */
  readonly path: string
  readonly tag: string
  /** Whether it needs no sign-in. */
  readonly isPublic: boolean
  readonly parameters: readonly ContractParameter[]
  readonly checkPath: Check
  readonly checkQuery: Check
  /** Null where it takes no body. */
  readonly checkBody: Check | null
  readonly successStatus: number
  /** Null where a success is empty. */
  readonly checkAnswer: Check | null
  /** Withholds what needs a paid product and signs links to files; null where an answer has neither. */
  readonly shapeAnswer: AnswerShape | null
  /** The statuses that it may answer. */
  readonly statuses: readonly number[]
}
