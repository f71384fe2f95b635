import { searchProcurements, searchProjects, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { useResource } from './cache/useResource'

export interface NamedItemResult {
  readonly type: 'project' | 'procurement'
  readonly id: number
  readonly name: string
  readonly place: string | null
}

/**
 * Fetches the five projects and the five procurements that best match the typed text. Fetches nothing for a
 * text of fewer than two characters.
 */
export function useNamedItems(typed: string) {
  const term = typed.trim()
  return useResource<readonly NamedItemResult[]>(
    term.length < limits.autocompleteMinLength ? null : ['namedItems', term],
    async (client) => {
      const request = { query: { limit: limits.autocompleteResults }, body: { freeSearch: term } }
      const [projects, procurements] = await Promise.all([
        unwrap(searchProjects(client, request)),
        unwrap(searchProcurements(client, request)),
      ])
      return [
        ...projects.items.map(({ id, name, place }) => ({ type: 'project' as const, id, name, place })),
        ...procurements.items.map(({ id, name, place }) => ({
          type: 'procurement' as const,
          id,
          name,
          place,
        })),
      ]
    },
    { keepPreviousData: true },
  )
}
