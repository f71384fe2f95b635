import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables of single-use secrets, tries and customer requests. Secrets are stored as hashes. */
export interface AccountTables {
  one_time_tokens: {
    hash: string
    purpose: 'reset' | 'activate' | 'impersonate' | 'email'
    user_id: number
    /** The new e-mail address that the user has requested. */
    new_email: string | null
    expires: string
  }
  limited_codes: {
    visitor_id: number
    hash: string
    expires: string
    tries: ColumnType<number, number | undefined, number>
  }
  tries: { key: string; began: string; count: number }
  customer_requests: {
    id: Generated<number>
    kind: 'subscription' | 'change' | 'cancellation' | 'demo'
    user_id: number | null
    details: JSONColumnType<Record<string, string | null>>
    created: string
  }
}
