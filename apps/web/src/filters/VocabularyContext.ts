import { createContext, use } from 'react'
import type { SearchVocabulary } from './useSearchVocabulary'

/**
 * Provides the names of filters. It is a context, because a prop would make all rows render again when more
 * names arrive.
 */
export const VocabularyContext = createContext<SearchVocabulary | null>(null)

/** @throws outside the search page */
export function useVocabulary(): SearchVocabulary {
  const vocabulary = use(VocabularyContext)
  if (vocabulary === null)
    throw new Error(
      'There is no vocabulary, so the names of filters are unknown. Render this component inside a VocabularyContext.',
    )
  return vocabulary
}
