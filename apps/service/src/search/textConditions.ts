import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Condition } from './allOf'
import { wordsOf, zipPattern } from './words'

/**
 * What a free text asks: the condition, and the figure that matches are ranked by, where words are asked for.
 */
export interface TextFilter {
  readonly conditions: readonly Condition[]
  readonly rank: Condition | null
}

/** What a free text is read with. */
export interface TextReader {
  readonly language: LanguageCode
  /** Whether the words of paid details are searched too. */
  readonly seesPaidDetails: boolean
}

/** Of the words of paid details, of texts, of what stands around an item, and of its names. */
const weights = { withPaid: sql`'{0.4, 0.15, 0.4, 1}'`, withoutPaid: sql`'{0, 0.15, 0.4, 1}'` }

/**
 * Reads a free text as words or as the beginning of a postal code. All words must be found, each in the
 * forms of a language or as the beginning of a word. What holds no word finds nothing.
 */
export function textConditions(
  text: string | null | undefined,
  kind: 'normal' | 'zipCode' | undefined,
  { language, seesPaidDetails }: TextReader,
): TextFilter {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return { conditions: [], rank: null }
  if (kind === 'zipCode') return { conditions: [sql`s.zip like ${zipPattern(trimmed)}`], rank: null }
  const words = wordsOf(trimmed)
  const query = sql`search_query(${words}::text[], ${language})`
  const found = sql`s.document @@ ${query}`
  const by = seesPaidDetails ? weights.withPaid : weights.withoutPaid
  // Whole words come before words that only begin so.
  const whole = sql`ts_rank(${by}, s.document, search_query(${words}::text[], ${language}, false))`
  return {
    // The first condition can use the index, the second leaves the words of paid details out.
    conditions: seesPaidDetails ? [found] : [found, sql`ts_filter(s.document, '{a,b,c}') @@ ${query}`],
    rank: sql`${whole} + 0.1 * ts_rank(${by}, s.document, ${query})`,
  }
}
