import type { LanguageCode } from '../../reference/languages'

/** A text in a language. The empty language is that of names and places, whose words are not stemmed. */
export interface PlainText {
  readonly language: LanguageCode | ''
  readonly text: string
}

/** A part of an item in which a term is searched. */
export interface TextScope {
  readonly titles: readonly PlainText[]
  /** The names of criteria. They are searched in their stems only, and follow the last title without a gap. */
  readonly labels: readonly PlainText[]
  readonly texts: readonly PlainText[]
  /** Whether a word also matches inside compounds. */
  readonly hasParts: boolean
}

/** The parts of an item. Which part a term is searched in is decided by `meetsQuery`. */
export interface ItemScopes {
  readonly title: TextScope
  /** All texts except paid details. */
  readonly open: TextScope
  /** All texts. */
  readonly whole: TextScope
  readonly place: TextScope
  /** The name of the contracting authority, which is a paid detail. */
  readonly authority: TextScope
}

/** The name of a part of an item. */
export type ScopeName = keyof ItemScopes

/** A company with a role on an item. */
export interface PlainRole {
  readonly companyId: number
  /** Whether the role is that of a client or contracting authority. */
  readonly isBuilder: boolean
  readonly isPaid: boolean
}

/** A project, procurement or company, as the oracle of searches knows it. */
export interface LanguageItem {
  readonly itemType: 'project' | 'procurement' | 'company'
  readonly id: number
  readonly scopes: ItemScopes
  readonly roles: readonly PlainRole[]
  /** The registration number of a company. */
  readonly openNumber: string | null
  /** The EU number of a tender. */
  readonly paidNumber: string | null
  /** The CPV codes of the item and all their ancestors. */
  readonly codes: readonly string[]
  /** The phase of a project, which the product of a user must cover. */
  readonly phase: string | null
}

/** Returns the key of a part of an item. */
export function scopeKey(item: Pick<LanguageItem, 'itemType' | 'id'>, scope: ScopeName): string {
  return `${item.itemType} ${item.id} ${scope}`
}
