import type { Schemas } from '@spadestik/api-client/schema'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

interface ProductTable {
  id: Generated<number>
  code: string
  name: string
  basic: boolean
  company_enabled: boolean
  allowed_project_phases: number[]
  /** The national domains (dk, se, no) that the product covers. */
  domain_ids: number[]
  /** From when the product gives rights. Null: always. */
  runs_from: ColumnType<string | null, string | null | undefined>
  /** Until when. Null: for ever. */
  runs_until: ColumnType<string | null, string | null | undefined>
}

interface UserTable {
  id: Generated<number>
  person_id: Generated<number>
  subscriber_id: number
  product_id: number | null
  /** In lower case. */
  email: string
  name: string
  phone: string | null
  position: string | null
  show_popups: Generated<boolean>
  is_administrator: Generated<boolean>
  /** Null until the user sets a password. Until then the account is inactive. */
  password_hash: string | null
  /** The language of e-mails to the user: that of the first login, or the one that the user chose since. */
  language_id: Generated<Schemas['LanguageId']>
  /** The national domain (dk, se or no) of the first login. Links in e-mails lead there. */
  domain_id: Generated<number>
  /** Whether the language and domain are those of the user. They are defaults until the first login. */
  is_home_known: Generated<boolean>
  /** When the account was deactivated. Null while it is in use. */
  deactivated: ColumnType<string | null, string | null | undefined>
}

export interface UserTables {
  /** Companies that subscribe. */
  subscribers: {
    id: Generated<number>
    name: string
    /** When the company ended. Its users cannot log in and get no mails. */
    ended: ColumnType<string | null, string | null | undefined>
  }
  products: ProductTable
  /** The products whose time it is now. */
  running_products: ProductTable
  users: UserTable
  /** The users who get mails: not deactivated, of a company that has not ended, and with a product that runs or none. */
  awake_users: UserTable
  audit_log: {
    id: Generated<number>
    at: string
    /** Who did it: an administrator's e-mail, or `terminal` with the name of the account on the machine. */
    actor: string
    /** Such as `users.deactivate`. */
    action: string
    /** Such as `user anne@holm.dk`. */
    subject: string
    before: JSONColumnType<object> | null
    after: JSONColumnType<object> | null
  }
  limited_visitors: {
    id: Generated<number>
    mail: string
    name: string
    views_left: number
    /** When the visitor last came. */
    seen: ColumnType<string, string | undefined>
  }
  limited_views: { visitor_id: number; project_id: number }
  sessions: {
    id: string
    user_id: number | null
    visitor_id: number | null
    created: string
    /**
     * Null while the session is valid, `taken` after a later login, `ended` when an administrator has ended
     * the session.
     */
    ended: 'taken' | 'ended' | null
    /** Null when the user has signed in. */
    impersonation_id: Generated<number | null>
  }
  /** An administrator who has acted as a user. The addresses stay when an account is deleted. */
  impersonations: {
    id: Generated<number>
    administrator_id: number | null
    administrator_email: string
    user_id: number | null
    user_email: string
    began: string
  }
}
