import type { ChangeFacts } from './ChangeFacts'
import type { ChangeKind } from './ChangeKind'

/** An item of an alert. */
export interface AlertItem {
  readonly type: 'project' | 'procurement' | 'company'
  readonly id: number
  readonly name: string
  /** The municipality or city. Null when unknown. */
  readonly place: string | null
  readonly phase: string | null
  /** The most important kind of the changes. */
  readonly change: ChangeKind
  /**
   * What changed since the last mail, the most important first. Empty for a new item, and missing in e-mails
   * that an earlier version queued.
   */
  readonly changes?: readonly ChangeFacts[]
  /** The next deadline, `YYYY-MM-DD`. Null when the item has no deadline, or the recipient may not see it. */
  readonly deadline: string | null
}

/** The contents of an alert of an agent or a list for one user. */
export interface AlertContent {
  readonly kind: 'alert'
  readonly owner: 'agent' | 'list'
  readonly ownerId: number
  readonly ownerName: string
  readonly readerName: string
  readonly mailTime: 'always' | 'daily' | 'weekly'
  /** The filters of the agent in words. Empty for a list. */
  readonly why: readonly string[]
  /** The latest items, at most 20. */
  readonly items: readonly AlertItem[]
  /** The number of all items of the alert. It may be larger than the number of `items`. */
  readonly total: number
  /** The query string that opens the agent's search. Null for a list. */
  readonly search: string | null
  /** The token that authorises the recipient to change the timing of the alert. */
  readonly token: string
}

/** What a tip is about, in the language of the recipient. */
export interface TipSubject {
  readonly company: { readonly id: number; readonly name: string }
  /** The name of the contact. Null for a tip about a role. */
  readonly contact: string | null
  /** The name of the role. Null for a tip about a contact, and for a role without a name. */
  readonly role: string | null
  /** The item of the role. Null for a tip about a contact. */
  readonly item: {
    readonly type: 'project' | 'procurement'
    readonly id: number
    readonly name: string
  } | null
}

/**
 * The contents of an e-mail. The texts of the e-mail are written only when it is sent, in the language of the
 * recipient.
 */
export type MailContent =
  | { readonly kind: 'activation'; readonly name: string; readonly token: string }
  | { readonly kind: 'passwordReset'; readonly name: string; readonly token: string }
  | { readonly kind: 'passwordChanged'; readonly name: string }
  | { readonly kind: 'limitedAccessCode'; readonly name: string; readonly code: string }
  | {
      readonly kind: 'tip'
      readonly name: string
      readonly email: string
      readonly phone: string | null
      readonly description: string
      /** Missing in e-mails that an earlier version queued. */
      readonly about?: TipSubject
    }
  | {
      readonly kind: 'customerRequest'
      readonly request: 'subscription' | 'change' | 'cancellation' | 'demo'
      readonly details: Readonly<Record<string, string | null>>
    }
  | AlertContent
