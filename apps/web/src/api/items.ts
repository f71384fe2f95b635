import { getProcurement, getProject, unwrap } from '@spadestik/api-client'
import { useResource } from './cache/useResource'
import { useLimitedAccessRefresh } from './sessionOwner'

/**
 * Fetches a project, or nothing if the id is null. For a limited visitor the request may cost a view (W05).
 */
export function useProject(id: number | null) {
  const refreshLimitedAccess = useLimitedAccessRefresh()
  return useResource(
    id === null ? null : ['project', id],
    (client) => unwrap(getProject(client, { path: { id: id ?? 0 } })),
    { onSuccess: refreshLimitedAccess, onError: refreshLimitedAccess },
  )
}

/** Fetches a procurement, or nothing if the id is null. */
export function useProcurement(id: number | null) {
  return useResource(id === null ? null : ['procurement', id], (client) =>
    unwrap(getProcurement(client, { path: { id: id ?? 0 } })),
  )
}
