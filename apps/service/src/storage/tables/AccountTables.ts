import type { ColumnType, Generated, JSONColumnType } from 'kysely'

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
  tries: { key: string; began: string; count: number }
  customer_requests: {
    id: Generated<number>
    kind: 'subscription' | 'change' | 'cancellation' | 'demo'
    user_id: number | null
    details: JSONColumnType<Record<string, string | null>>
    created: string
  }
}
