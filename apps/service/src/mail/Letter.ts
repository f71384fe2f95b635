import type { Schemas } from '@spadestik/api-client/schema'
import type { LanguageCode } from '../reference/languages'

/** A part of an e-mail. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  /** The heading of a section. `isUrgent` also marks the section by colour. */
  | { readonly kind: 'heading'; readonly text: string; readonly isUrgent: boolean }
  /** A button. Its URL is also shown as text, for mail programs that show no buttons. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'items'; readonly items: readonly LetterItem[] }
  | { readonly kind: 'links'; readonly links: readonly LetterLink[] }
  /** A remark in small, muted text at the end of the e-mail. */
  | { readonly kind: 'remark'; readonly text: string }

/** A text in pieces. Each piece says whether the free text of a search matches it. */
export type MarkedText = readonly Schemas['TextPart'][]

/** An item in an e-mail that lists items. */
export interface LetterItem {
  readonly title: MarkedText
  readonly href: string
  /** The kind of the item's change, for example a new phase. */
  readonly badge: string
  readonly details: readonly string[]
  /** A passage that shows why the item was found. Empty for none. */
  readonly excerpt: MarkedText
  /** A remark below the details, such as which agents found the item. Null for none. */
  readonly remark: string | null
  /** Links to what the user can do with the item. */
  readonly links: readonly LetterLink[]
}

/** One of several links in a row. */
export interface LetterLink {
  readonly label: string
  readonly href: string
}

/** The contents of an e-mail, before they are rendered as plain text and HTML. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly parts: readonly LetterPart[]
  /** The URL for one-click unsubscribing (RFC 8058). Null for a mail that users cannot unsubscribe from. */
  readonly unsubscribe: string | null
}

/**
 * The language of an e-mail, and the site that its links open: the national domain (dk, se or no), and the
 * public URL of the service.
 */
export interface LetterPlace {
  readonly language: LanguageCode
  readonly domainId: number
  readonly publicUrl: string
}
