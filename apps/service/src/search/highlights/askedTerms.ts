import type { Beginning, Phrase, QueryTerm, UnexpandedWord, Word } from '@spadestik/domain/query'
import { wordsOf } from '../../words/letters/letters'

/**
 * A term to highlight. Several words are highlighted only where they follow each other in the order of
 * `words`.
 */
export interface AskedTerm {
  /**
   * Each entry matches a single word of the text. A phrase from the search becomes several phrases of one
   * word.
   */
  readonly words: readonly (Word | UnexpandedWord | Beginning | Phrase)[]
  readonly isInTitle: boolean
}

/**
 * Returns the terms to highlight. Leaves out excluded terms and fields other than the title, such as
 * `place:Aarhus`, because their words are not the reason why a text was found.
 */
export function askedTerms(terms: readonly QueryTerm[]): AskedTerm[] {
  return terms.flatMap(({ term, isExcluded }): AskedTerm[] => {
    if (isExcluded || (term.kind === 'field' && term.field !== 'title')) return []
    const isInTitle = term.kind === 'field'
    const text = term.kind === 'field' ? term.value : term
    if (text.kind === 'phrase') {
      const words = wordsOf(text.words.join(' '))
      return [{ words: words.map((word) => ({ kind: 'phrase', words: [word] })), isInTitle }]
    }
    return wordsOf(text.word).map((word) => ({ words: [{ ...text, word }], isInTitle }))
  })
}
