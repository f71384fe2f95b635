import type { Query, QueryNode, Term } from './Query'
import { joinLike, notOf } from './simplify'

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

export function termsOf({ root }: Query): QueryTerm[] {
  return root === null ? [] : collect(root, false)
}

/**
 * Replaces the terms of a query.
 *
 * @param change returns the new term, or null to remove the term; called once per term, from the start of the
 * text to its end
 */
export function changeTerms(query: Query, change: (term: QueryTerm, index: number) => Term | null): Query {
  let next = 0
  const changeNode = (node: QueryNode, isExcluded: boolean): QueryNode | null => {
    if (node.kind === 'not') return notOf(changeNode(node.part, !isExcluded))
    if (node.kind === 'all' || node.kind === 'any') {
      return joinLike(
        node,
        node.parts.map((part) => changeNode(part, isExcluded)),
      )
    }
    next += 1
    return change({ term: node, isExcluded }, next - 1)
  }
  return { ...query, root: query.root === null ? null : changeNode(query.root, false) }
}

export function withoutTerm(query: Query, index: number): Query {
  return changeTerms(query, ({ term }, place) => (place === index ? null : term))
}

/** Returns a word without its synonyms. Returns other terms unchanged, because they have no synonyms. */
export function unexpanded(term: Term): Term {
  const value = term.kind === 'field' ? term.value : term
  if (value.kind !== 'word') return term
  const word = { kind: 'unexpanded', word: value.word } as const
  return term.kind === 'field' ? { ...term, value: word } : word
}

export function withoutSynonyms(query: Query, index: number): Query {
  return changeTerms(query, ({ term }, place) => (place === index ? unexpanded(term) : term))
}
