import { limits } from '../../limits/limits'
import { changeTerms, unexpanded } from './queryTerms'
import type { FieldName, Query, QueryNode } from './Query'
import { allOf, anyOf, joinLike, notOf } from './simplify'
import type { Token } from './tokens'
import { tokensOf } from './tokens'

/**
 * Limits each term to a field, as in `place:(Aarhus OR Odense)`. A term that already has a field keeps that
 * field.
 */
function inField(field: FieldName, node: QueryNode | null): QueryNode | null {
  if (node === null || node.kind === 'field') return node
  if (node.kind === 'not') return notOf(inField(field, node.part))
  if (node.kind === 'all' || node.kind === 'any') {
    return joinLike(
      node,
      node.parts.map((part) => inField(field, part)),
    )
  }
  return { kind: 'field', field, value: node }
}

/** Reads tokens from left to right. Counts and ignores the words beyond the maximum number of words. */
class Parser {
  readonly #tokens: readonly Token[]
  #next = 0
  #allowance: number = limits.queryWords
  ignoredWords = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  /** Reads until a parenthesis closes or the text ends. `OR` joins only the two parts beside it. */
  readAll(): QueryNode | null {
    const parts: QueryNode[] = []
    let isAlternative = false
    for (let token = this.#take(); token !== undefined && token.kind !== 'close'; token = this.#take()) {
      if (token.kind === 'or') {
        isAlternative = true
        continue
      }
      const part = this.#readOperand(token)
      const before = isAlternative ? parts.pop() : undefined
      const joined = before === undefined ? part : anyOf([before, part])
      if (joined !== null) parts.push(joined)
      isAlternative = false
    }
    return allOf(parts)
  }

  #take(): Token | undefined {
    const token = this.#tokens[this.#next]
    this.#next += 1
    return token
  }

  #readOperand(token: Token): QueryNode | null {
    if (token.kind === 'open') return this.readAll()
    if (token.kind !== 'not' && token.kind !== 'inField' && token.kind !== 'noSynonyms')
      return this.#limited(token)
    const next = this.#tokens[this.#next]
    // Ignore an operator without an operand, such as the minus of `skole -`.
    if (next === undefined || next.kind === 'or' || next.kind === 'close') return null
    const part = this.#readOperand(this.#take() ?? next)
    if (token.kind === 'noSynonyms') {
      return changeTerms({ root: part, ignoredWords: 0 }, ({ term }) => unexpanded(term)).root
    }
    return token.kind === 'not' ? notOf(part) : inField(token.field, part)
  }

  /**
   * Cuts a term to the number of words that the query may still contain. Returns null if no word remains, or
   * if the token is not a term.
   */
  #limited(token: Token): QueryNode | null {
    if (token.kind !== 'word' && token.kind !== 'beginning' && token.kind !== 'phrase') return null
    const words = token.kind === 'phrase' ? token.words : [token.word]
    const kept = words.slice(0, this.#allowance)
    this.#allowance -= kept.length
    this.ignoredWords += words.length - kept.length
    if (kept.length === 0) return null
    return token.kind === 'phrase' ? { kind: 'phrase', words: kept } : token
  }
}

/**
 * Parses a free text. Never fails: an open quote or parenthesis closes at the end, and an operator without an
 * operand is ignored (S22).
 *
 * @example
 * parseQuery('skole -tag') // all of: skole, not tag
 */
export function parseQuery(text: string): Query {
  const parser = new Parser(tokensOf(text))
  const root = parser.readAll()
  return { root, ignoredWords: parser.ignoredWords }
}

/** Whether a query contains more than plain words that must all match. */
export function hasOperators({ root }: Query): boolean {
  if (root === null || root.kind === 'word') return false
  return root.kind !== 'all' || root.parts.some(({ kind }) => kind !== 'word')
}
