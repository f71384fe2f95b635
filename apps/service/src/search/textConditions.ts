import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Condition } from './allOf'
import { wordsOf } from './wordsOf'
import { zipPattern } from './zipPattern'

/**
 * What a free text asks: the condition, and the query that matches are ranked by, where words are asked for.
 *
 * @source specification 2
 */
export interface TextFilter {
  readonly conditions: readonly Condition[]
  readonly query: Condition | null
}

/**
 * Reads a free text as words or as the beginning of a postal code. All words must be found, each in the
 * forms of a language or as the beginning of a word. What holds no word finds nothing.
 *
 * @source specification 2
 */
export function textConditions(
  text: string | null | undefined,
  kind: 'normal' | 'zipCode' | undefined,
  reader: LanguageCode,
): TextFilter {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return { conditions: [], query: null }
  if (kind === 'zipCode') return { conditions: [sql`s.zip like ${zipPattern(trimmed)}`], query: null }
  const query = sql`search_query(${wordsOf(trimmed)}::text[], ${reader})`
  return { conditions: [sql`s.document @@ ${query}`], query }
}
