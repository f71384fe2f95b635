import type { Generated } from 'kysely'

/**
 * The tables of the vocabulary (the words that occur in items), of the queue of items whose words have not been
 * added to it yet, and of translations of words.
 */
export interface WordTables {
  words: {
    language: string
    /** The word in lower case, without accents. */
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
    /**
     * The search document (a `tsvector`) from before the item was written. Its words were counted earlier, so
     * they are not counted again.
     */
    known: string | null
    is_counted: Generated<boolean>
  }
  /** Translations of words, learned from the names of criteria. */
  translations: {
    language: string
    stem: string
    target_language: string
    /**
     * A translation of the word with this `stem`: a word in the target language, in lower case and without
     * accents.
     */
    word: string
    /** How likely this translation is, between 0 and 1. */
    share: number
  }
}
