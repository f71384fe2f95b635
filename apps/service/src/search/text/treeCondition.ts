import type { All, Field, QueryNode } from '@spadestik/domain/query'
import { sql } from 'kysely'
import type { TextCondition, TextScope } from './fieldConditions'
import { fieldCondition } from './fieldConditions'
import { isTextOnly, textsOf } from './textColumns'

/**
 * Returns the `tsquery` of a parsed free text as SQL. It ignores all conditions on fields, except on the
 * title.
 */
export function treeQuery(tree: QueryNode, language: string, loosely: boolean): TextCondition {
  return sql`search_tree(${JSON.stringify(tree)}::jsonb, ${language}, ${loosely})`
}

const joined = (parts: readonly TextCondition[], operator: ' and ' | ' or '): TextCondition =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql.raw(operator),
  )

/**
 * Returns the condition that an item matches a text. The words of paid details have the weight D. For users
 * without access to paid details, only words with the weights A to C can find or exclude an item.
 */
function textCondition(tree: QueryNode, { language, seesPaidDetails }: TextScope): TextCondition {
  const query = treeQuery(tree, language, true)
  return seesPaidDetails ? sql`s.document @@ ${query}` : sql`s.document @@ search_weighted(${query}, 'ABC')`
}

type Title = Field & { readonly field: 'title' }

const isTitle = (node: QueryNode): node is Title => node.kind === 'field' && node.field === 'title'

/**
 * Returns the condition that the name of an item contains the searched title. The weight `a` selects the
 * index that contains only names. The index on all words would find every item that contains the words
 * anywhere.
 */
function titleCondition({ value }: Title, { language }: TextScope): TextCondition {
  return sql`ts_filter(s.document, '{a}') @@ ${treeQuery(value, language, true)}`
}

/**
 * Returns the conditions that a query sets for the names of items. They are redundant in the whole query, but
 * let the planner use the index on names. A searched name that consists only of stop words adds no condition.
 */
function titleHints(node: All, scope: TextScope): TextCondition[] {
  return node.parts
    .filter(isTitle)
    .map(
      (part) => sql`${treeQuery(part.value, scope.language, true)} is null or ${titleCondition(part, scope)}`,
    )
}

/**
 * Returns the condition of a whole query. Combines as many parts as possible in a single `tsquery`, and adds
 * the conditions on fields such as `place:Aarhus`.
 */
export function treeCondition(node: QueryNode, scope: TextScope): TextCondition {
  if (isTitle(node)) return titleCondition(node, scope)
  if (isTextOnly(node)) {
    const hints = node.kind === 'all' ? titleHints(node, scope) : []
    return joined([...hints, textCondition(node, scope)], ' and ')
  }
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
      // Stop words ('the', 'of') are ignored, so the `tsquery` of the texts can be empty. An empty `tsquery`
      // must match every item.
      const asksNothing = sql`${treeQuery(texts, scope.language, true)} is null`
      const text = sql`${asksNothing} or ${textCondition(texts, scope)}`
      return joined([...titleHints(node, scope), text, ...conditions], ' and ')
    }
    default:
      return sql`false`
  }
}
