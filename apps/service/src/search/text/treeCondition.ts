import type { QueryNode } from '@spadestik/domain/query'
import { sql } from 'kysely'
import type { TextCondition, TextScope } from './fieldConditions'
import { fieldCondition } from './fieldConditions'
import { isTextOnly, textsOf } from './textColumns'

/** Returns the `tsquery` of a tree, without fields other than the title. */
export function treeQuery(tree: QueryNode, language: string, loosely: boolean): TextCondition {
  return sql`search_tree(${JSON.stringify(tree)}::jsonb, ${language}, ${loosely})`
}

const joined = (parts: readonly TextCondition[], operator: ' and ' | ' or '): TextCondition =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql.raw(operator),
  )

/**
 * Returns the condition on the texts of an item. Words of paid details have the weight D. Without access to
 * paid details, only the weights A to C are searched, also for excluded words.
 */
function textCondition(tree: QueryNode, { language, seesPaidDetails }: TextScope): TextCondition {
  const query = treeQuery(tree, language, true)
  return seesPaidDetails ? sql`s.document @@ ${query}` : sql`s.document @@ search_weighted(${query}, 'ABC')`
}

/**
 * Returns the condition of a query. A single `tsquery` covers as many parts as possible. Conditions on fields
 * are added.
 */
export function treeCondition(node: QueryNode, scope: TextScope): TextCondition {
  if (isTextOnly(node)) return textCondition(node, scope)
  switch (node.kind) {
    case 'field':
      return fieldCondition(node, scope)
    case 'not':
      return sql`(${treeCondition(node.part, scope)}) is not true`
    case 'any':
      return joined(
        node.parts.map((part) => treeCondition(part, scope)),
        ' or ',
      )
    case 'all': {
      const fields = node.parts.filter((part) => !isTextOnly(part))
      const conditions = fields.map((part) => treeCondition(part, scope))
      const texts = textsOf(node)
      if (texts === null) return joined(conditions, ' and ')
      // Stop words next to other words are ignored, so the `tsquery` of the texts may be empty.
      const asksNothing = sql`${treeQuery(texts, scope.language, true)} is null`
      return joined([sql`${asksNothing} or ${textCondition(texts, scope)}`, ...conditions], ' and ')
    }
    default:
      return sql`false`
  }
}
