import { limits } from '../../limits/limits'
import { fieldOf } from './fieldNames'
import type { Beginning, FieldName, Phrase, Word } from './Query'

/** The smallest piece of a free text with a meaning, such as a word or an operator. */
export type Token =
  | Word
  | Beginning
  | Phrase
  | { readonly kind: 'not' }
  | { readonly kind: 'noSynonyms' }
  | { readonly kind: 'or' }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'inField'; readonly field: FieldName }

const patterns = {
  spaces: /\s+/uy,
  minus: /(?<=^|[\s(])-(?==?[\p{L}\p{N}("“”„«»])/uy,
  equals: /(?<=^|[\s(:-])=(?=[\p{L}\p{N}("“”„«»])/uy,
  phrase: /["“”„«»](?<content>[^"“”„«»]*)["“”„«»]?/uy,
  field: /(?<name>\p{L}[\p{L}\p{M}]*):(?==?[\p{L}\p{N}("“”„«»])/uy,
  word: /(?<word>[\p{L}\p{N}](?:[^\s()]*[\p{L}\p{M}\p{N}])?)(?<star>\*?)[^\s()]*/uy,
  /** A number of the Official Journal, as notices show it. It is the only number with a space. */
  noticeNumber: /(?<year>\d{4}\/S)\s(?<number>\d{3}-\d{6})(?!\d)/uy,
  punctuation: /[^\s()\p{L}\p{N}"“”„«»]+/uy,
} as const

/** Soft hyphens and characters without a width, which texts that are pasted from web pages contain. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu

const or = new Set(['OR', 'ELLER'])

/**
 * Returns an array with one token, which contains the words of a phrase without the punctuation around them.
 * Returns an empty array if the phrase has no words.
 */
function phraseOf(content: string): Token[] {
  const words = content
    .split(/\s+/u)
    .flatMap((word) => word.match(/[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/u)?.[0] ?? [])
  return words.length === 0 ? [] : [{ kind: 'phrase', words }]
}

/** Splits a free text into tokens. Never fails, because characters without a meaning are skipped. */
export function tokensOf(text: string): Token[] {
  const source = text.slice(0, limits.queryTextMaxLength).replaceAll(invisible, '')
  const tokens: Token[] = []
  let place = 0
  let depth = 0
  /**
   * Returns the match of a pattern at the current position, and moves the position behind the match. Returns
   * null if nothing matches.
   */
  const read = (pattern: RegExp) => {
    pattern.lastIndex = place
    const match = pattern.exec(source)
    if (match !== null) place = pattern.lastIndex
    return match
  }
  const readParenthesis = (): boolean => {
    const mark = source[place]
    if (mark !== '(' && mark !== ')') return false
    place += 1
    // Ignore a closing parenthesis without an opening one.
    if (mark === ')' && depth === 0) return true
    const level = mark === '(' ? depth : depth - 1
    depth = mark === '(' ? depth + 1 : depth - 1
    // Limit the depth of parentheses, so that no text can cause a stack overflow.
    if (level < limits.queryDepth) tokens.push({ kind: mark === '(' ? 'open' : 'close' })
    return true
  }
  /**
   * Whether an operator or a field name is just before the current position, so that an operand must follow.
   */
  let isOperand = false
  /** Whether the current position belongs to the value of a field. */
  let isValue = false
  while (place < source.length) {
    if (read(patterns.spaces) !== null || readParenthesis()) {
      isOperand = false
      isValue = false
      continue
    }
    if (!isOperand && read(patterns.minus) !== null) {
      tokens.push({ kind: 'not' })
      isOperand = true
      continue
    }
    if (read(patterns.equals) !== null) {
      tokens.push({ kind: 'noSynonyms' })
      isOperand = true
      continue
    }
    const field = isValue ? null : read(patterns.field)
    const name = field?.groups?.['name']
    if (name !== undefined) {
      const known = fieldOf(name)
      if (known !== undefined) {
        tokens.push({ kind: 'inField', field: known })
        isOperand = true
        isValue = true
        continue
      }
      place -= field?.[0].length ?? 0
    }
    const before = tokens.at(-1)
    const inNumber = isValue && before?.kind === 'inField' && before.field === 'number'
    const notice = inNumber ? read(patterns.noticeNumber)?.groups : undefined
    if (notice !== undefined) {
      tokens.push({ kind: 'phrase', words: [notice['year'] ?? '', notice['number'] ?? ''] })
      isOperand = false
      isValue = false
      continue
    }
    const phrase = read(patterns.phrase)
    const word = phrase === null ? read(patterns.word) : null
    if (phrase !== null) tokens.push(...phraseOf(phrase.groups?.['content'] ?? ''))
    else if (word === null) read(patterns.punctuation)
    else {
      const { word: found = '', star = '' } = word.groups ?? {}
      if (star === '*') tokens.push({ kind: 'beginning', word: found })
      else if (!isValue && or.has(found)) tokens.push({ kind: 'or' })
      else tokens.push({ kind: 'word', word: found })
    }
    isOperand = false
    isValue = false
  }
  return tokens
}
