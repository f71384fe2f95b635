import type { LanguageCode } from '../reference/languages'

/** A part of an e-mail. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  /** An action, with its URL as text for mail programs without buttons. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'items'; readonly items: readonly LetterItem[] }
  | { readonly kind: 'links'; readonly links: readonly LetterLink[] }
  /** Small and quiet, at the end. */
  | { readonly kind: 'remark'; readonly text: string }

/** A row of a list in an e-mail. */
export interface LetterItem {
  readonly title: string
  readonly href: string
  /** What has changed. */
  readonly badge: string
  readonly details: readonly string[]
}

/** A link in a row of links. */
interface LetterLink {
  readonly label: string
  readonly href: string
}

/** The contents of an e-mail, independent of text or HTML. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly parts: readonly LetterPart[]
  /** The URL for one-click unsubscribing (RFC 8058); null when the mail has no unsubscribe. */
  readonly unsubscribe: string | null
}

/** The language of an e-mail, and the base of its links. */
export interface LetterPlace {
  readonly language: LanguageCode
  readonly domainId: number
  readonly publicUrl: string
}
