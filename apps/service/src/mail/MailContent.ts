import type { AlertContent } from '../alerts/AlertContent'

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
    }
  | {
      readonly kind: 'customerRequest'
      readonly request: 'subscription' | 'change' | 'cancellation' | 'demo'
      readonly details: Readonly<Record<string, string | null>>
    }
  | AlertContent
