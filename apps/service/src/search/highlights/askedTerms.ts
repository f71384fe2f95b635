import type { Beginning, Phrase, QueryTerm, Word } from '@spadestik/domain/query'
import { wordSpans } from './wordSpans'

/** Words to highlight where they follow each other. A single word is highlighted wherever it occurs. */
export interface AskedTerm {
  /** The words in order. Each matches one word of the text. */
  readonly words: readonly (Word | Beginning | Phrase)[]
  /** Whether only names are searched for these words. */
  readonly isInTitle: boolean
}

/**
 * Returns the terms of a query to highlight. Exclusions and fields other than the title are not highlighted,
 * because a text may contain their words for another reason.
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
