import type { operations } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { Tokens } from './Tokens'
import type { Database } from '../storage/Database'
import type { LanguageCode } from '../reference/languages'
import type { Caller } from './Caller'

/** The name of an operation of the contract. */
export type OperationId = keyof operations

type ParametersOf<Id extends OperationId, Place extends 'query' | 'path'> = NonNullable<
  operations[Id]['parameters'][Place]
>

/** What an operation takes as its body; undefined where it takes none. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

type ContentOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/** What an operation answers on success; undefined for an empty answer. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Response }
  ? ContentOf<Response>
  : operations[Id]['responses'] extends { 201: infer Response }
    ? ContentOf<Response>
    : undefined

/** One call of an operation: validated, and allowed for its caller. */
export interface Call<Id extends OperationId> {
  readonly db: Kysely<Database>
  readonly tokens: Tokens
  readonly caller: Caller
  /**
   * The session that the bearer token names, or null. On public operations nobody has checked that it is still
   * valid.
   */
  readonly sessionId: string | null
  readonly path: ParametersOf<Id, 'path'>
  readonly query: ParametersOf<Id, 'query'>
  readonly body: BodyOf<Id>
  /** The language that names come in. */
  readonly language: LanguageCode
  readonly now: Date
  /** The network address of the caller, to count tries by; it never reaches a log. */
  readonly address: string
  /** IANA name of the time zone of the national domain. */
  readonly timeZone: string
  /** Waits for a number of milliseconds. */
  readonly pause: (ms: number) => Promise<void>
  /** Sets a header of the answer. */
  readonly setHeader: (name: string, value: string) => void
}

/** Answers one operation. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>
