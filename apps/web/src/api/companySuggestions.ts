import { autocompleteCompanies, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { useResource } from './cache/useResource'

/** The companies whose names begin with what is typed; nothing below two characters. @source specification 5 (Autocomplete) */
export function useCompanySuggestions(typed: string) {
  const term = typed.trim()
  return useResource(
    term.length < limits.autocompleteMinLength ? null : ['companySuggestions', term],
    (client) => unwrap(autocompleteCompanies(client, { query: { term, limit: limits.autocompleteResults } })),
    { keepPreviousData: true },
  )
}
