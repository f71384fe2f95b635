import type { Schemas } from '@spadestik/api-client/schema'
import type { LanguageCode } from '../reference/languages'

export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `isUrgent` also marks the section by colour. */
  | { readonly kind: 'heading'; readonly text: string; readonly isUrgent: boolean }
  /** A link as a button. Its URL is also shown as text, for mail programs that show no buttons. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'items'; readonly items: readonly LetterItem[] }
  | { readonly kind: 'links'; readonly links: readonly LetterLink[] }
  | { readonly kind: 'remark'; readonly text: string }

export type MarkedText = readonly Schemas['TextPart'][]

export interface LetterItem {
  readonly title: MarkedText
  readonly href: string
  readonly badge: string
  readonly details: readonly string[]
  /** A passage that shows why the item was found. Empty if there is none. */
  readonly excerpt: MarkedText
  readonly remark: string | null
  readonly links: readonly LetterLink[]
}

export interface LetterLink {
  readonly label: string
  readonly href: string
}

export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly parts: readonly LetterPart[]
  /** The URL for one-click unsubscribing (RFC 8058). Null for a mail that users cannot unsubscribe from. */
  readonly unsubscribe: string | null
}

export interface LetterPlace {
  readonly language: LanguageCode
  readonly domainId: number
  readonly publicUrl: string
}
