import { createContext, use } from 'react'
import type { SearchVocabulary } from './useSearchVocabulary'

/**
 * The vocabulary of the search page for the parts of the results that need it. Only these parts render again
 * when another part of the vocabulary arrives; as a prop, it would render all rows again.
 */
export const VocabularyContext = createContext<SearchVocabulary | null>(null)

/** Returns the vocabulary of the search page. @throws Error outside the search page */
export function useVocabulary(): SearchVocabulary {
  const vocabulary = use(VocabularyContext)
  if (vocabulary === null)
    throw new Error(
      'There is no vocabulary, so the names of filters are unknown. Render this component inside a VocabularyContext.',
    )
  return vocabulary
}
