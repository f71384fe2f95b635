import type { Query, QueryNode, Term } from './Query'
import { joinLike, notOf } from './simplify'

/** A term of a query, and whether it is excluded. */
export interface QueryTerm {
  readonly term: Term
  readonly isExcluded: boolean
}

function collect(node: QueryNode, isExcluded: boolean): QueryTerm[] {
  if (node.kind === 'not') return collect(node.part, !isExcluded)
  if (node.kind === 'all' || node.kind === 'any') {
    return node.parts.flatMap((part) => collect(part, isExcluded))
  }
  return [{ term: node, isExcluded }]
}

/** Returns the terms of a query, in the order of the text. */
export function termsOf({ root }: Query): QueryTerm[] {
  return root === null ? [] : collect(root, false)
}

/** Returns a query without one of its terms; the others stay. */
export function withoutTerm(query: Query, index: number): Query {
  let place = 0
  const prune = (node: QueryNode): QueryNode | null => {
    if (node.kind === 'not') return notOf(prune(node.part))
    if (node.kind === 'all' || node.kind === 'any') return joinLike(node, node.parts.map(prune))
    place += 1
    return place - 1 === index ? null : node
  }
  return { ...query, root: query.root === null ? null : prune(query.root) }
}
