import type { Schemas } from '@spadestik/api-client/schema'
import type { Generated } from 'kysely'

export interface UserTables {
  subscribers: { id: Generated<number>; name: string }
  products: {
    id: Generated<number>
    code: string
    name: string
    basic: boolean
    company_enabled: boolean
    allowed_project_phases: number[]
    /** The national domains (dk, se, no) that the product covers. */
    domain_ids: number[]
  }
  users: {
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
  }
  limited_visitors: { id: Generated<number>; mail: string; name: string; views_left: number }
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
