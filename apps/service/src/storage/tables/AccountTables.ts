import type { Schemas } from '@spadestik/api-client/schema'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Whether an administrator has handled a request, when, and who. */
export interface Handling {
  /** Null while it is new. */
  handled: Generated<string | null>
  /** The id of a user. Null while it is new, and after the user was erased. */
  handled_by: Generated<number | null>
  version: Generated<number>
}

export interface AccountTables {
  one_time_tokens: {
    hash: string
    purpose: 'reset' | 'activate' | 'impersonate' | 'email' | 'signIn'
    user_id: number
    new_email: string | null
    expires: string
  }
  limited_codes: {
    visitor_id: number
    hash: string
    expires: string
    tries: ColumnType<number, number | undefined, number>
  }
  /** The keys with which programs act as a user (ADR 98). */
  api_keys: {
    id: Generated<number>
    user_id: number
    name: string
    /** The first characters of the key, by which the user recognises it. */
    start: string
    hash: string
    scopes: Schemas['KeyScope'][]
    created: string
    /** The end of the last day on which it works. */
    expires: string
    last_used: ColumnType<string | null, string | null | undefined>
  }
  tries: { key: string; began: string; count: number }
  /** Copies of personal data that users have asked for. */
  personal_data_exports: {
    user_id: number
    requested: string
    /** Null while it waits. */
    made: ColumnType<string | null, string | null | undefined>
    /** A ZIP archive. Null while it waits. */
    archive: ColumnType<Buffer | null, Buffer | null | undefined>
  }
  customer_requests: Handling & {
    id: Generated<number>
    kind: 'subscription' | 'change' | 'cancellation' | 'demo' | 'erasure'
    user_id: number | null
    details: JSONColumnType<Record<string, string | null>>
    created: string
  }
}
