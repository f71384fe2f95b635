import type { Query, QueryNode, Term } from './Query'

/** A term, an operator or a parenthesis of a query. */
export type QueryPiece =
  | { readonly kind: 'term'; readonly term: Term; readonly index: number }
  | { readonly kind: 'and' | 'or' | 'not' | 'open' | 'close' }

/**
 * Returns the pieces of a query in reading order. For example, the pieces of `skole -tag` are `skole`, *and*,
 * *not*, `tag`.
 */
export function piecesOf({ root }: Query): QueryPiece[] {
  let index = 0
  const read = (node: QueryNode): QueryPiece[] => {
    if (node.kind === 'not') return [{ kind: 'not' }, ...grouped(node.part)]
    if (node.kind === 'all' || node.kind === 'any') {
      const between: QueryPiece = { kind: node.kind === 'all' ? 'and' : 'or' }
      return node.parts.flatMap((part, place) => [...(place === 0 ? [] : [between]), ...grouped(part)])
    }
    index += 1
    return [{ kind: 'term', term: node, index: index - 1 }]
  }
  const grouped = (node: QueryNode): QueryPiece[] =>
    node.kind === 'all' || node.kind === 'any'
      ? [{ kind: 'open' }, ...read(node), { kind: 'close' }]
      : read(node)
  return root === null ? [] : read(root)
}
