import { createContext, use } from 'react'
import type { SearchVocabulary } from './useSearchVocabulary'

/**
 * When more names arrive, only components that read this context render again. With a prop, all rows would.
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
