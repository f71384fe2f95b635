import type { QueryNode } from '@spadestik/domain/query'
import { sql } from 'kysely'
import { queryOf } from '../../words/asked/queryOf'
import { printTextQuery } from '../../words/asked/TextQuery'
import type { TextCondition, TextScope } from './fieldConditions'

/**
 * Returns the `tsquery` of a parsed free text, or null if it asks for nothing that a text could have. It
 * ignores all conditions on fields, except on the title.
 *
 * The words of paid details have the weight D. For users without access to paid details, only words with the
 * weights A to C can find or exclude an item.
 */
export function treeQuery(
  tree: QueryNode,
  { asking, seesPaidDetails = true }: Pick<TextScope, 'asking'> & Partial<Pick<TextScope, 'seesPaidDetails'>>,
): TextCondition | null {
  const { query } = queryOf(tree, asking)
  const weights = seesPaidDetails ? '' : 'ABC'
  return query === null ? null : sql`${printTextQuery(query, { weights })}::tsquery`
}
