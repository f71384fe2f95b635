import type { Generated } from 'kysely'

/** The vocabulary of the items, and the items whose words are not learned yet. */
export interface WordTables {
  words: {
    language: string
    /** Without case and accents. */
    word: string
    stem: string
    /** The number of items that contain the word. */
    count: number
    /** Whether the word is in the table of synonyms. */
    is_trade: boolean
    /** Whether compounds can contain the word. */
    is_part: boolean
    /** The stems of its parts; empty when it is not a compound. */
    parts: string[]
  }
  word_queue: {
    item_type: 'project' | 'procurement' | 'company' | 'criterion'
    item_id: number
    /** tsvector; the words that were counted before */
    known: string | null
    is_counted: Generated<boolean>
  }
}
