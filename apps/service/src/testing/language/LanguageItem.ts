import type { LanguageCode } from '../../reference/languages'

/**
 * A text and its language. Texts that belong to no language, such as places and the names of companies, have
 * the empty language. Their words are not stemmed.
 */
export interface PlainText {
  readonly language: LanguageCode | ''
  readonly text: string
}

/**
 * The texts of an item in which a term is searched. For a term in the field `title`, for example, these are
 * only the titles.
 */
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
  readonly whole: TextScope
  readonly place: TextScope
  /** The name of the contracting authority, which is a paid detail. */
  readonly authority: TextScope
}

export type ScopeName = keyof ItemScopes

export interface PlainRole {
  readonly companyId: number
  /** Whether the role is that of a client or contracting authority. */
  readonly isBuilder: boolean
  readonly isPaid: boolean
}

export interface LanguageItem {
  readonly itemType: 'project' | 'procurement' | 'company'
  readonly id: number
  readonly scopes: ItemScopes
  readonly roles: readonly PlainRole[]
  readonly openNumber: string | null
  readonly paidNumber: string | null
  /** The CPV codes of the item and all their ancestors. */
  readonly codes: readonly string[]
  /** Only users whose product includes this phase of a project find the project. */
  readonly phase: string | null
}

export function scopeKey(item: Pick<LanguageItem, 'itemType' | 'id'>, scope: ScopeName): string {
  return `${item.itemType} ${item.id} ${scope}`
}
