import type { AlertContent } from '../alerts/AlertContent'

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

/**
 * What an e-mail is about; its words are chosen when it is sent, in its language.
 *
 * @source specification 1, 4 and 7
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
      /** Absent in mails that an earlier version queued. */
      readonly about?: TipSubject
    }
  | {
      readonly kind: 'customerRequest'
      readonly request: 'subscription' | 'change' | 'cancellation' | 'demo'
      readonly details: Readonly<Record<string, string | null>>
    }
  | AlertContent
