import { parseQuery, termsOf } from '@spadestik/domain/query'
import { sql } from 'kysely'
import type { Condition } from '../../filters/allOf'
import type { TextScope } from '../text/fieldConditions'
import { postalCodeCondition } from '../text/postalCodes'
import { isTextOnly } from '../text/textColumns'
import { treeCondition, treeQuery } from '../text/treeCondition'

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

/**
 * Parses a free text as a query (S22), or as postal codes. A word also finds its other grammatical forms and
 * the compounds that contain it. A long or unknown word also finds words that begin with it (ADR 40). A text
 * without words finds nothing (S08).
 */
export function textConditions(
  text: string | null | undefined,
  kind: 'normal' | 'zipCode' | undefined,
  scope: TextScope,
): TextFilter {
  const trimmed = text?.trim() ?? ''
  const none = { rank: null, hasPhrase: false }
  if (trimmed === '') return { conditions: [], ...none }
  if (kind === 'zipCode') return { conditions: [postalCodeCondition(trimmed, scope)], ...none }
  const query = parseQuery(trimmed)
  const { root } = query
  if (root === null) return { conditions: [sql`false`], ...none }
  const conditions = [treeCondition(root, scope)]
  const terms = termsOf(query)
  const isRanked = terms.some(({ term, isExcluded }) => !isExcluded && isTextOnly(term))
  if (!isRanked) return { conditions, ...none }
  const by = textWeights(scope.seesPaidDetails)
  const rank = (loosely: boolean) =>
    sql`ts_rank(${by}, s.document, ${treeQuery(root, scope.language, loosely)})`
  // Items that contain a whole searched word rank above items that contain only longer words that begin with
  // it.
  return {
    conditions,
    rank: sql`${rank(false)} + 0.1 * ${rank(true)}`,
    hasPhrase: terms.some(({ term }) => term.kind === 'phrase'),
  }
}
