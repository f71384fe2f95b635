import type { Weight } from '../documents/createDocument'
import { fieldLexeme, languageLexeme } from '../documents/createDocument'
import type { WordLanguage } from '../letters/wordLanguages'

/** A condition on the words of a document, as PostgreSQL's `tsquery` expresses it. */
export type TextQuery =
  | { readonly kind: 'lexeme'; readonly lexeme: string; readonly isBeginning: boolean }
  | { readonly kind: 'all' | 'any' | 'followed'; readonly parts: readonly TextQuery[] }
  | { readonly kind: 'not'; readonly part: TextQuery }
  /** Only documents with a text in this language. */
  | { readonly kind: 'language'; readonly language: WordLanguage }
  /** Only words of texts with this weight count. */
  | { readonly kind: 'weighted'; readonly weight: Weight; readonly part: TextQuery }

export const lexeme = (text: string): TextQuery => ({ kind: 'lexeme', lexeme: text, isBeginning: false })
export const beginning = (text: string): TextQuery => ({ kind: 'lexeme', lexeme: text, isBeginning: true })

/** Returns alternatives without alternatives among them, and each lexeme once: synonyms share many. */
function distinct(alternatives: readonly TextQuery[]): TextQuery[] {
  const seen = new Set<string>()
  const parts = alternatives.flatMap((part) => (part.kind === 'any' ? part.parts : [part]))
  return parts.filter((part) => {
    if (part.kind !== 'lexeme') return true
    const key = `${part.lexeme}${part.isBeginning ? '*' : ''}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Joins queries. Nothing that is joined is nothing, and one query stays itself. */
export function join(
  kind: 'all' | 'any' | 'followed',
  parts: readonly (TextQuery | null)[],
): TextQuery | null {
  const given = parts.filter((part) => part !== null)
  const all = kind === 'any' ? distinct(given) : given
  const [first = null] = all
  return all.length > 1 ? { kind, parts: all } : first
}

const operators = { all: ' & ', any: ' | ', followed: ' <-> ' } as const

export interface Printing {
  /** The weights that count where the query sets none. All count by default. */
  readonly weights?: string
  /** The field whose words are searched alone. */
  readonly field?: string
}

/** Returns a query in the form that PostgreSQL reads as a `tsquery`. */
export function printTextQuery(query: TextQuery, printing: Printing = {}): string {
  const { weights = '', field } = printing
  switch (query.kind) {
    case 'lexeme': {
      const { lexeme: text, isBeginning } = query
      const marks = `${isBeginning ? '*' : ''}${weights}`
      const own = field === undefined ? text : fieldLexeme(field, text)
      return `'${own}'${marks === '' ? '' : `:${marks}`}`
    }
    case 'language':
      return `'${languageLexeme(query.language)}'${weights === '' ? '' : `:${weights}`}`
    case 'not':
      return `!(${printTextQuery(query.part, printing)})`
    case 'weighted':
      return printTextQuery(query.part, { ...printing, weights: query.weight })
    default:
      return `(${query.parts.map((part) => printTextQuery(part, printing)).join(operators[query.kind])})`
  }
}

/** How many bytes PostgreSQL stores for a query: a fixed part, each operand and operator, and the lexemes. */
export function bytesOf(query: TextQuery): number {
  switch (query.kind) {
    case 'lexeme':
      return 13 + Buffer.byteLength(query.lexeme)
    case 'language':
      return 13 + languageLexeme(query.language).length
    case 'not':
      return 12 + bytesOf(query.part)
    case 'weighted':
      return bytesOf(query.part)
    default:
      return query.parts.reduce((sum, part) => sum + 12 + bytesOf(part), 0)
  }
}

/** Returns the lexemes of a query, each once, without those that stand for all words beginning with them. */
export function wholeLexemes(query: TextQuery): Set<string> {
  switch (query.kind) {
    case 'lexeme':
      return new Set(query.isBeginning ? [] : [query.lexeme])
    case 'language':
      return new Set()
    case 'not':
    case 'weighted':
      return wholeLexemes(query.part)
    default:
      return new Set(query.parts.flatMap((part) => [...wholeLexemes(part)]))
  }
}

/** Whether the lexemes of one word of a text match a query for one word. */
export function matchesLexemes(query: TextQuery, lexemes: ReadonlySet<string>): boolean {
  switch (query.kind) {
    case 'lexeme':
      return query.isBeginning
        ? [...lexemes].some((one) => one.startsWith(query.lexeme))
        : lexemes.has(query.lexeme)
    case 'language':
      return lexemes.has(languageLexeme(query.language))
    case 'all':
      return query.parts.every((part) => matchesLexemes(part, lexemes))
    case 'any':
      return query.parts.some((part) => matchesLexemes(part, lexemes))
    case 'weighted':
      return matchesLexemes(query.part, lexemes)
    case 'not':
      return !matchesLexemes(query.part, lexemes)
    default:
      return false
  }
}

/** Matches any of these lexemes. */
export const anyOf = (lexemes: Iterable<string>) => join('any', [...lexemes].map(lexeme))
