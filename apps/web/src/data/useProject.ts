import { getProject, unwrap } from '@spadestik/api-client'
import { useResource } from './useResource'

/** One project, or nothing where the address names none. */
export function useProject(id: number | null) {
  return useResource(id === null ? null : ['project', id], (client) =>
    unwrap(getProject(client, { path: { id: id ?? 0 } })),
  )
}
