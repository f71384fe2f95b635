import { autocompleteCompanies, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { useResource } from '../cache/useResource'

/** Fetches the companies whose names match the typed text, from two characters on (S14). */
export function useCompanySuggestions(typed: string) {
  const term = typed.trim()
  return useResource(
    term.length < limits.autocompleteMinLength ? null : ['companySuggestions', term],
    (client) => unwrap(autocompleteCompanies(client, { query: { term, limit: limits.autocompleteResults } })),
    { keepPreviousData: true },
  )
}
