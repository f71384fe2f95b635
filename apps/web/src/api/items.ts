import { getProcurement, getProject, unwrap } from '@spadestik/api-client'
import { useResource } from './cache/useResource'
import { useLimitedAccessRefresh } from './sessionOwner'

/** One project, or nothing where the address names none; each may cost a limited visitor a view. */
export function useProject(id: number | null) {
  const refreshLimitedAccess = useLimitedAccessRefresh()
  return useResource(
    id === null ? null : ['project', id],
    (client) => unwrap(getProject(client, { path: { id: id ?? 0 } })),
    { onSuccess: refreshLimitedAccess, onError: refreshLimitedAccess },
  )
}

/** One procurement, or nothing where the address names none. */
export function useProcurement(id: number | null) {
  return useResource(id === null ? null : ['procurement', id], (client) =>
    unwrap(getProcurement(client, { path: { id: id ?? 0 } })),
  )
}
