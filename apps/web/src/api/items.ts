import { getProcurement, getProject, unwrap } from '@spadestik/api-client'
import { useResource } from './cache/useResource'
import { useLimitedAccessRefresh } from './sessionOwner'

/** Fetches a project; null fetches nothing. For a limited visitor it may cost a view (W05). */
export function useProject(id: number | null) {
  const refreshLimitedAccess = useLimitedAccessRefresh()
  return useResource(
    id === null ? null : ['project', id],
    (client) => unwrap(getProject(client, { path: { id: id ?? 0 } })),
    { onSuccess: refreshLimitedAccess, onError: refreshLimitedAccess },
  )
}

/** Fetches a procurement; null fetches nothing. */
export function useProcurement(id: number | null) {
  return useResource(id === null ? null : ['procurement', id], (client) =>
    unwrap(getProcurement(client, { path: { id: id ?? 0 } })),
  )
}
