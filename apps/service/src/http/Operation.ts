import type { operations } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import type { Caller } from './Caller'
import type { Tokens } from './Tokens'

/** The id of an operation in the contract. */
export type OperationId = keyof operations

type ParametersOf<Id extends OperationId, Place extends 'query' | 'path'> = NonNullable<
  operations[Id]['parameters'][Place]
>

/** The request body of an operation. Undefined when the operation takes no body. */
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

type ContentOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The response body of an operation on success. Undefined when the body is empty. */
type ResponseOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Response }
  ? ContentOf<Response>
  : operations[Id]['responses'] extends { 201: infer Response }
    ? ContentOf<Response>
    : undefined

/** A validated and authorised call of an operation. */
export interface Call<Id extends OperationId> {
  readonly db: Kysely<Database>
  readonly tokens: Tokens
  readonly caller: Caller
  /**
   * The session id from the caller's bearer token, or null. Public operations do not check the session, so
   * there it can have ended already.
   */
  readonly sessionId: string | null
  readonly path: ParametersOf<Id, 'path'>
  readonly query: ParametersOf<Id, 'query'>
  readonly body: BodyOf<Id>
  /** The language in which names are returned. */
  readonly language: LanguageCode
  readonly now: Date
  /** The network address of the caller, for counting tries. The address is never logged. */
  readonly address: string
  /** The public address of the service, without a trailing slash. */
  readonly publicUrl: string
  /** The IANA name of the time zone of the call's national domain (dk, se or no). */
  readonly timeZone: string
  /** Waits for a number of milliseconds. */
  readonly pause: (ms: number) => Promise<void>
  readonly setHeader: (name: string, value: string) => void
}

/** The function that handles the calls of one operation. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResponseOf<Id>>
