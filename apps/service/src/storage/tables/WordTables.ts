import type { Generated } from 'kysely'

/** The tables of the vocabulary, of the items whose words still have to be learned, and of translations. */
export interface WordTables {
  words: {
    language: string
    /** The word without case and accents. */
    word: string
    stem: string
    /** The number of items that contain the word. */
    count: number
    /** Whether the word is in the table of synonyms. */
    is_trade: boolean
    /** Whether compounds can contain the word. */
    is_part: boolean
    /** The stems of the word's parts. Empty when the word is not a compound. */
    parts: string[]
  }
  word_queue: {
    item_type: 'project' | 'procurement' | 'company' | 'criterion'
    item_id: number
    /** The `tsvector` of the words that have already been counted for this item. */
    known: string | null
    is_counted: Generated<boolean>
  }
  /** Translations of words, learned from the names of criteria. */
  translations: {
    language: string
    stem: string
    target_language: string
    /** The translated word, without case and accents. */
    word: string
    /** How likely the word is translated this way, between 0 and 1. */
    share: number
  }
}
