import type { Generated } from 'kysely'

/**
 * The tables of the vocabulary (the words that occur in items), of items whose words have not been added to
 * the vocabulary yet, and of translations of words.
 */
export interface WordTables {
  words: {
    language: string
    /** In lower case, without accents. */
    word: string
    stem: string
    count: number
    /** Whether the word is in the table of synonyms. */
    is_trade: boolean
    is_part: boolean
    /** The stems of the word's parts. Empty when the word is not a compound. */
    parts: string[]
  }
  word_queue: {
    item_type: 'project' | 'procurement' | 'company' | 'criterion'
    item_id: number
    /**
     * The search document (a `tsvector`) that the item had before it was last written. The words of this
     * document were counted earlier, so they are not counted again.
     */
    known: string | null
    is_counted: Generated<boolean>
  }
  /** Learned from the names of criteria. */
  translations: {
    language: string
    stem: string
    target_language: string
    /** A word in the target language, in lower case and without accents. */
    word: string
    /** How likely this translation is, between 0 and 1. */
    share: number
  }
}
