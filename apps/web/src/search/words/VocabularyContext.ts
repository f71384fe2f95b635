import { createContext, use } from 'react'
import type { SearchVocabulary } from './useSearchVocabulary'

/**
 * The names of the options of filters, such as phases and criteria. When more of them arrive, only the parts
 * of the results that read this context render again. With a prop, all rows would.
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
