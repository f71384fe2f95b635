import type { Beginning, Phrase, QueryTerm, Word } from '@spadestik/domain/query'
import { wordSpans } from './wordSpans'

/** Words that are marked where they follow each other; a single word is marked everywhere. */
export interface AskedTerm {
  /** Each matches one word of a text. */
  readonly words: readonly (Word | Beginning | Phrase)[]
  /** Whether only names are searched. */
  readonly isInTitle: boolean
}

/**
 * Returns what a query asks for, as it is marked in texts. Exclusions are not marked, and neither are fields
 * other than the title, because a text may contain their words for another reason.
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
