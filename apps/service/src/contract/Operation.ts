import type { operations } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import type { Caller } from './Caller'
import type { Providers } from './Providers'
import type { Tokens } from './Tokens'

export type OperationId = keyof operations

type ParametersOf<Id extends OperationId, Place extends 'query' | 'path'> = NonNullable<
  operations[Id]['parameters'][Place]
>

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

type ContentOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The body of the response when the operation succeeds. */
export type ResponseOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Response }
  ? ContentOf<Response>
  : operations[Id]['responses'] extends { 201: infer Response }
    ? ContentOf<Response>
    : undefined

export interface Call<Id extends OperationId> {
  readonly db: Kysely<Database>
  readonly tokens: Tokens
  readonly providers: Providers
  readonly caller: Caller
  /**
   * The session id from the bearer token, or null. Public operations do not check the session, so it can have
   * ended.
   */
  readonly sessionId: string | null
  readonly path: ParametersOf<Id, 'path'>
  readonly query: ParametersOf<Id, 'query'>
  readonly body: BodyOf<Id>
  readonly language: LanguageCode
  readonly now: Date
  /** The network address of the caller. It is never logged. */
  readonly address: string
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** The IANA time zone of the call's national domain (dk, se or no). */
  readonly timeZone: string
  readonly pause: (ms: number) => Promise<void>
  readonly setHeader: (name: string, value: string) => void
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResponseOf<Id>>
