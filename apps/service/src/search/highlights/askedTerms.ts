import type { Beginning, Phrase, QueryTerm, UnexpandedWord, Word } from '@spadestik/domain/query'
import { wordSpans } from './wordSpans'

/**
 * Words of a search to highlight in texts. Several words are highlighted only where they follow each other in
 * this order.
 */
export interface AskedTerm {
  /** The words in order. Each matches a single word of the text. */
  readonly words: readonly (Word | UnexpandedWord | Beginning | Phrase)[]
  /** Whether these words are searched in names only. */
  readonly isInTitle: boolean
}

/**
 * Returns the terms of a query to highlight. Leaves out excluded terms, and fields other than the title, such
 * as `place:Aarhus`. Their words are not the reason why a text was found.
 */
export function askedTerms(terms: readonly QueryTerm[]): AskedTerm[] {
  return terms.flatMap(({ term, isExcluded }): AskedTerm[] => {
    if (isExcluded || (term.kind === 'field' && term.field !== 'title')) return []
    const isInTitle = term.kind === 'field'
    const text = term.kind === 'field' ? term.value : term
    if (text.kind === 'phrase') {
      const spans = wordSpans(text.words.join(' '))
      return [{ words: spans.map(({ word }) => ({ kind: 'phrase', words: [word] })), isInTitle }]
    }
    return wordSpans(text.word).map(({ word }) => ({ words: [{ ...text, word }], isInTitle }))
  })
}
