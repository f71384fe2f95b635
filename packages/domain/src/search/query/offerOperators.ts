import { limits } from '../../limits/limits'
import type { QueryLanguage } from './fieldNames'
import { parseQuery } from './parseQuery'
import { printQuery } from './printQuery'
import type { QueryNode } from './Query'
import { allOf, anyOf, notOf } from './simplify'

const and = new Set(['AND', 'OG', 'OCH'])
const not = new Set(['NOT', 'IKKE', 'INTE'])

/** The words for 'and' and 'or' that users also write in lower case, in their own language only. */
const own: Readonly<Record<QueryLanguage, { readonly and: string; readonly or: string }>> = {
  da: { and: 'og', or: 'eller' },
  sv: { and: 'och', or: 'eller' },
  nb: { and: 'og', or: 'eller' },
  en: { and: 'and', or: 'or' },
}

type Operator = 'and' | 'or' | 'not'

function operatorOf(node: QueryNode, language: QueryLanguage): Operator | null {
  if (node.kind !== 'word') return null
  const { word } = node
  if (and.has(word) || word === own[language].and) return 'and'
  if (not.has(word)) return 'not'
  return word === own[language].or ? 'or' : null
}

/** A text with operators that the user may have meant. */
export interface OperatorOffer {
  /** The words that are searched as words, although they are written like operators. */
  readonly words: readonly string[]
  readonly text: string
}

/**
 * Returns how a free text is written if its words such as `AND` and `eller` are meant as operators. Returns
 * null if it has no such words between others. Changes no result: the text itself searches them as words
 * (S22).
 *
 * @example
 * offerOperators('skole og tag', 'da') // { words: ['og'], text: 'skole tag' }
 */
export function offerOperators(text: string, language: QueryLanguage): OperatorOffer | null {
  const { root } = parseQuery(text)
  if (root?.kind !== 'all') return null
  const words: string[] = []
  const parts: QueryNode[] = []
  let before: Operator | null = null
  for (const [place, node] of root.parts.entries()) {
    const operator = place === root.parts.length - 1 ? null : operatorOf(node, language)
    const isOperator = operator !== null && (parts.length > 0 || operator === 'not')
    if (isOperator && node.kind === 'word') {
      words.push(node.word)
      before = operator
      continue
    }
    const last = before === 'or' ? parts.pop() : undefined
    const part = before === 'not' ? notOf(node) : node
    const joined = last === undefined ? part : anyOf([last, part])
    if (joined !== null) parts.push(joined)
    before = null
  }
  const offered = printQuery({ root: allOf(parts), ignoredWords: 0 }, language)
  const isOffered = words.length > 0 && parts.length > 0 && offered.length <= limits.freeSearchMaxLength
  return isOffered ? { words, text: offered } : null
}
