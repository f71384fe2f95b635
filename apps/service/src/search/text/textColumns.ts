import type { All, Field, QueryNode } from '@spadestik/domain/query'
import { hasOperators, parseQuery, termsOf } from '@spadestik/domain/query'

export function isTextOnly(node: QueryNode): boolean {
  if (node.kind === 'field') return node.field === 'title'
  if (node.kind === 'not') return isTextOnly(node.part)
  return node.kind === 'all' || node.kind === 'any' ? node.parts.every(isTextOnly) : true
}

/**
 * A placeholder for a part of a query that no `tsquery` can express. `queryOf` skips the placeholder,
 * as it skips all fields other than the title.
 */
export const omitted: Field = { kind: 'field', field: 'cpv', value: { kind: 'word', word: '0' } }

/**
 * Returns a query with only those parts that one `tsquery` can express. Returns null if there are no such
 * parts, or if the parts of the query need not all match.
 */
export function textsOf(node: QueryNode): All | null {
  if (node.kind !== 'all' || !node.parts.some(isTextOnly)) return null
  return { ...node, parts: node.parts.map((part) => (isTextOnly(part) ? part : omitted)) }
}

/**
 * Returns the columns of an agent (a saved search) from which the database generates its `tsquery`. For a
 * text with fields, such as `place:Aarhus`, this `tsquery` finds too many items. `checkTexts` then removes
 * the wrong items.
 */
export function textColumns(text: string) {
  const query = parseQuery(text)
  const words = termsOf(query).flatMap(({ term }) => (term.kind === 'word' ? [term.word] : []))
  const { root } = query
  const isPlain = root === null || !hasOperators(query)
  const isChecked = !isPlain && !isTextOnly(root)
  const tree = isPlain ? null : isChecked ? textsOf(root) : root
  return { words, text_tree: tree === null ? null : JSON.stringify(tree), text_is_checked: isChecked }
}
