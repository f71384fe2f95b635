import type { ChangeKind } from './ChangeKind'

/** An item that an alert tells of. */
export interface AlertItem {
  readonly type: 'project' | 'procurement' | 'company'
  readonly id: number
  readonly name: string
  /** Where it is; null where nobody said. */
  readonly place: string | null
  readonly phase: string | null
  readonly change: ChangeKind
  /** `YYYY-MM-DD`; null where there is none, or the reader may not see it. */
  readonly deadline: string | null
}

/** What an agent or a list has to tell one reader. */
export interface AlertContent {
  readonly kind: 'alert'
  readonly owner: 'agent' | 'list'
  readonly ownerId: number
  readonly ownerName: string
  readonly readerName: string
  readonly mailTime: 'always' | 'daily' | 'weekly'
  /** What it searches for, in words; empty for a list. */
  readonly why: readonly string[]
  /** The latest, at most 20. */
  readonly items: readonly AlertItem[]
  /** How many there are in all. */
  readonly total: number
  /** The query of the search in the app; null for a list. */
  readonly search: string | null
  /** Lets whoever has it change when it writes. */
  readonly token: string
}

/** What a tip is about, in the language of the mail's reader. */
export interface TipSubject {
  readonly company: { readonly id: number; readonly name: string }
  /** Null for a tip about a role. */
  readonly contact: string | null
  /** Null where the role has no name, and for a tip about a contact. */
  readonly role: string | null
  /** Null for a tip about a contact. */
  readonly item: {
    readonly type: 'project' | 'procurement'
    readonly id: number
    readonly name: string
  } | null
}

/** What an e-mail is about; its words are chosen when it is sent, in its language. */
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
      /** Absent in mails that an earlier version queued. */
      readonly about?: TipSubject
    }
  | {
      readonly kind: 'customerRequest'
      readonly request: 'subscription' | 'change' | 'cancellation' | 'demo'
      readonly details: Readonly<Record<string, string | null>>
    }
  | AlertContent
