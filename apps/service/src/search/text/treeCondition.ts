import type { All, Field, QueryNode } from '@spadestik/domain/query'
import { sql } from 'kysely'
import { biwordCondition } from './biwordCondition'
import type { TextCondition, TextScope } from './fieldConditions'
import { fieldCondition } from './fieldConditions'
import { joined } from './joined'
import { isTextOnly, textsOf } from './textColumns'
import { treeQuery } from './treeQuery'

const nothing = sql`false`

/**
 * Returns the condition that an item matches a text. The words of paid details have the weight D. For users
 * without access to paid details, only words with the weights A to C can find or exclude an item.
 */
function textCondition(tree: QueryNode, scope: TextScope): TextCondition | null {
  const query = treeQuery(tree, scope)
  if (query === null) return null
  const biwords = biwordCondition(tree, scope)
  // As a function, the comparison uses no index, so it is left to the items that have the biwords.
  return biwords === null
    ? sql`s.document @@ ${query}`
    : sql`(${biwords}) and ts_match_vq(s.document, ${query})`
}

type Title = Field & { readonly field: 'title' }

const isTitle = (node: QueryNode): node is Title => node.kind === 'field' && node.field === 'title'

/**
 * Returns the condition that the name of an item contains the searched title. The weight `a` selects the
 * index that contains only names. The index on all words would find every item that contains the words
 * anywhere.
 */
function titleCondition({ value }: Title, scope: TextScope): TextCondition | null {
  const query = treeQuery(value, { asking: scope.asking })
  return query === null ? null : sql`ts_filter(s.document, '{a}') @@ ${query}`
}

/**
 * Returns the conditions that a query sets for the names of items. They are redundant in the whole query, but
 * let the planner use the index on names. A searched name that consists only of stop words adds no condition.
 */
const titleHints = (node: All, scope: TextScope): TextCondition[] =>
  node.parts.filter(isTitle).flatMap((part) => titleCondition(part, scope) ?? [])

/**
 * Returns the condition of a whole query. Combines as many parts as possible in a single `tsquery`, and adds
 * the conditions on fields such as `place:Aarhus`.
 */
export function treeCondition(node: QueryNode, scope: TextScope): TextCondition {
  if (isTitle(node)) return titleCondition(node, scope) ?? nothing
  if (isTextOnly(node)) {
    const hints = node.kind === 'all' ? titleHints(node, scope) : []
    return joined([...hints, textCondition(node, scope) ?? nothing], ' and ')
  }
  switch (node.kind) {
    case 'field':
      return fieldCondition(node, scope)
    case 'not':
      return sql`(${treeCondition(node.part, { ...scope, asking: { ...scope.asking, isExcluding: true } })}) is not true`
    case 'any':
      return joined(
        node.parts.map((part) => treeCondition(part, scope)),
        ' or ',
      )
    case 'all': {
      const fields = node.parts.filter((part) => !isTextOnly(part))
      const conditions = fields.map((part) => treeCondition(part, scope))
      const texts = textsOf(node)
      // Joining words are ignored, so the texts can ask for nothing, and then every item matches them.
      const text = texts === null ? null : textCondition(texts, scope)
      return joined([...titleHints(node, scope), ...(text === null ? [] : [text]), ...conditions], ' and ')
    }
    default:
      return nothing
  }
}
