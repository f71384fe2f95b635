import type { All, Field, QueryNode } from '@spadestik/domain/query'
import { hasOperators, parseQuery, termsOf } from '@spadestik/domain/query'

/** Whether one `tsquery` says everything that a part of a query asks for. */
export function isTextOnly(node: QueryNode): boolean {
  if (node.kind === 'field') return node.field === 'title'
  if (node.kind === 'not') return isTextOnly(node.part)
  return node.kind === 'all' || node.kind === 'any' ? node.parts.every(isTextOnly) : true
}

/** Replaces the parts of a tree that no `tsquery` can express. The database skips it. */
const omitted: Field = { kind: 'field', field: 'cpv', value: { kind: 'word', word: '0' } }

/** Returns what one `tsquery` can express of a tree, or null if that is nothing. */
export function textsOf(node: QueryNode): All | null {
  if (node.kind !== 'all' || !node.parts.some(isTextOnly)) return null
  return { ...node, parts: node.parts.map((part) => (isTextOnly(part) ? part : omitted)) }
}

/**
 * Returns the free text of an agent as the columns by which agents are matched: words, and a tree if the
 * text has operators. The database makes the `tsquery` from them. A text that is checked afterwards has the
 * tree of its candidates.
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
