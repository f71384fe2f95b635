import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Condition } from './allOf'
import { wordsOf, zipPattern } from './words'

/** The conditions of a free text, and the rank of matches when it contains words. */
export interface TextFilter {
  readonly conditions: readonly Condition[]
  readonly rank: Condition | null
}

/** The language and rights for a free text. */
export interface TextUser {
  readonly language: LanguageCode
  /** Whether the words of paid details are searched too. */
  readonly seesPaidDetails: boolean
}

/** For the words of paid details, of texts, of an item's surroundings, and of names. */
const weights = { withPaid: sql`'{0.4, 0.15, 0.4, 1}'`, withoutPaid: sql`'{0, 0.15, 0.4, 1}'` }

/**
 * Parses a free text as words, or as the beginning of a postal code. All words must match, as a form in a
 * language or as the beginning of a word. A text without words matches nothing (S08).
 */
export function textConditions(
  text: string | null | undefined,
  kind: 'normal' | 'zipCode' | undefined,
  { language, seesPaidDetails }: TextUser,
): TextFilter {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return { conditions: [], rank: null }
  if (kind === 'zipCode') return { conditions: [sql`s.zip like ${zipPattern(trimmed)}`], rank: null }
  const words = wordsOf(trimmed)
  const query = sql`search_query(${words}::text[], ${language})`
  const found = sql`s.document @@ ${query}`
  const by = seesPaidDetails ? weights.withPaid : weights.withoutPaid
  // Whole words rank above beginnings of words.
  const whole = sql`ts_rank(${by}, s.document, search_query(${words}::text[], ${language}, false))`
  return {
    // The first condition can use the index, the second excludes the words of paid details.
    conditions: seesPaidDetails ? [found] : [found, sql`ts_filter(s.document, '{a,b,c}') @@ ${query}`],
    rank: sql`${whole} + 0.1 * ts_rank(${by}, s.document, ${query})`,
  }
}
