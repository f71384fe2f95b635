import { parseQuery, termsOf } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Condition } from '../../filters/allOf'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { readAsking } from '../../words/asked/readAsking'
import type { TextScope } from '../text/fieldConditions'
import { postalCodeCondition } from '../text/postalCodes'
import { isTextOnly } from '../text/textColumns'
import { treeCondition } from '../text/treeCondition'
import { treeQuery } from '../text/treeQuery'

/** A free text as SQL conditions. `rank` is an SQL expression, or null for a text without words. */
export interface TextFilter {
  readonly conditions: readonly Condition[]
  readonly rank: Condition | null
  readonly hasPhrase: boolean
}

/** The weights of matches in paid details (D), texts (C), place and companies (B), and names (A). */
const weights = { withPaid: sql`'{0.4, 0.15, 0.4, 1}'`, withoutPaid: sql`'{0, 0.15, 0.4, 1}'` }

export const textWeights = (seesPaidDetails: boolean) =>
  seesPaidDetails ? weights.withPaid : weights.withoutPaid

/** What a free text is searched in, and by whom. */
export interface TextSearch extends Omit<TextScope, 'asking'> {
  readonly language: LanguageCode
}

/**
 * Parses a free text as a query (S22), or as postal codes. A word also finds its other grammatical forms and
 * the compounds that contain it. A long or unknown word also finds words that begin with it (ADR 40). A text
 * without words finds nothing (S08).
 */
export async function textConditions(
  db: Kysely<Database>,
  text: string | null | undefined,
  kind: 'normal' | 'zipCode' | undefined,
  { language, ...search }: TextSearch,
): Promise<TextFilter> {
  const trimmed = text?.trim() ?? ''
  const none = { rank: null, hasPhrase: false }
  if (trimmed === '') return { conditions: [], ...none }
  if (kind === 'zipCode') return { conditions: [postalCodeCondition(trimmed, search)], ...none }
  const query = parseQuery(trimmed)
  const { root } = query
  if (root === null) return { conditions: [sql`false`], ...none }
  const asking = await readAsking(db, [root], language)
  const scope = { ...search, asking }
  const conditions = [treeCondition(root, scope)]
  const terms = termsOf(query)
  const isRanked = terms.some(({ term, isExcluded }) => !isExcluded && isTextOnly(term))
  const loose = treeQuery(root, { asking: { ...asking, isRanking: true } })
  const strict = treeQuery(root, { asking: { ...asking, isLoose: false } })
  if (!isRanked || loose === null || strict === null) return { conditions, ...none }
  const by = textWeights(scope.seesPaidDetails)
  // Items that contain a whole searched word rank above items that contain only longer words that begin with
  // it.
  return {
    conditions,
    rank: sql`ts_rank(${by}, s.document, ${strict}) + 0.1 * ts_rank(${by}, s.document, ${loose})`,
    hasPhrase: terms.some(({ term }) => term.kind === 'phrase'),
  }
}
