import type { Generated } from 'kysely'

/**
 * The tables of the vocabulary (the words that occur in items), of items whose words have not been added to
 * the vocabulary yet, and of translations of words.
 */
export interface WordTables {
  words: {
    language: string
    /** In folded letters. */
    word: string
    /** The first basic form of the word. */
    stem: string
    /** The word without marks, for readers who type none. */
    folded: string
    count: number
    /** Whether the word is in the table of synonyms. */
    is_trade: boolean
    is_part: boolean
    /** The basic forms of its parts. Empty if the word is not a compound, or if the lexicon knows its parts. */
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
  synonyms: {
    group_id: number
    language: 'da' | 'sv' | 'nb' | 'en'
    word: string
    /** In folded letters. */
    plain: string
    /** Its basic form. */
    stem: string
    /** Whether the word says more than its group: the group finds it, and it does not find the group. */
    is_narrower: boolean
  }
  /** One row. */
  word_state: {
    /** The lexicons and rules by which texts are read. */
    version: string
    /** Whether some documents were written by a version that left out the marks of letters. */
    has_old_documents: boolean
  }
  /** Learned from the names of criteria. */
  translations: {
    language: string
    stem: string
    target_language: string
    /** A word in the target language, in folded letters. */
    word: string
    /** How likely this translation is, between 0 and 1. */
    share: number
  }
}
