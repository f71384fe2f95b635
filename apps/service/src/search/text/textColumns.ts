import type { QueryNode } from '@spadestik/domain/query'
import { hasOperators, parseQuery, termsOf } from '@spadestik/domain/query'

/** Whether one `tsquery` says everything that a part of a query asks for. */
export function isTextOnly(node: QueryNode): boolean {
  if (node.kind === 'field') return node.field === 'title'
  if (node.kind === 'not') return isTextOnly(node.part)
  return node.kind === 'all' || node.kind === 'any' ? node.parts.every(isTextOnly) : true
}

/**
 * Returns the free text of an agent as the columns by which agents are matched: words, and a tree if the
 * text has operators. The database makes the `tsquery` from them.
 */
export function textColumns(text: string) {
  const query = parseQuery(text)
  const words = termsOf(query).flatMap(({ term }) => (term.kind === 'word' ? [term.word] : []))
  const { root } = query
  const isPlain = root === null || !hasOperators(query)
  return {
    words,
    text_tree: isPlain ? null : JSON.stringify(root),
    text_is_checked: !isPlain && !isTextOnly(root),
  }
}
