import type { LanguageCode } from '../../reference/languages'

/**
 * A text and its language. Texts that belong to no language, such as places and the names of companies, have
 * the empty language. Their words have no other forms.
 */
export interface PlainText {
  readonly language: LanguageCode | ''
  readonly text: string
  /** The language in which the words of a text without a language are split. */
  readonly partsIn?: string
  readonly isTitle?: boolean
  /** Whether the text is a label of a criterion, which says nothing about the language of the item. */
  readonly isLabel?: boolean
}

/**
 * The texts of an item in which a term is searched. For a term in the field `title`, for example, these are
 * only the titles.
 */
export interface TextScope {
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
