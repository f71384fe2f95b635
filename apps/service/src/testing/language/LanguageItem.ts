import type { LanguageCode } from '../../reference/languages'

/**
 * A text and its language. Texts that belong to no language, such as places and the names of an item's
 * companies, have the empty language. Their words are not stemmed.
 */
export interface PlainText {
  readonly language: LanguageCode | ''
  readonly text: string
}

/** A scope: the texts of an item in which a term is searched, such as only its titles. */
export interface TextScope {
  readonly titles: readonly PlainText[]
  /**
   * The names of criteria. Only their stems are searched. In the search document, they follow the last title
   * without a gap, so a phrase can begin in the title and end in the name of a criterion.
   */
  readonly labels: readonly PlainText[]
  readonly texts: readonly PlainText[]
  /** Whether a word also matches inside compounds. */
  readonly hasParts: boolean
}

/** The scopes (sets of texts) of an item. `meetsQuery` decides in which scope a term is searched. */
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

/** The name of a scope (a set of texts of an item). */
export type ScopeName = keyof ItemScopes

/** A company with a role on an item. */
export interface PlainRole {
  readonly companyId: number
  /** Whether the role is that of a client or contracting authority. */
  readonly isBuilder: boolean
  readonly isPaid: boolean
}

/** A project, procurement or company with the data that `meetsQuery` needs to check searches. */
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
  /** The phase of a project. Only users whose product includes this phase find the project. */
  readonly phase: string | null
}

/** Returns the key that identifies a scope (a set of texts) of an item among the scopes of all items. */
export function scopeKey(item: Pick<LanguageItem, 'itemType' | 'id'>, scope: ScopeName): string {
  return `${item.itemType} ${item.id} ${scope}`
}
