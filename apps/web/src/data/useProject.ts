import { getProject, unwrap } from '@spadestik/api-client'
import { useLimitedAccessRefresh } from './useLimitedAccess'
import { useResource } from './useResource'

/** One project, or nothing where the address names none; each may cost a limited visitor a view. */
export function useProject(id: number | null) {
  const refreshLimitedAccess = useLimitedAccessRefresh()
  return useResource(
    id === null ? null : ['project', id],
    (client) => unwrap(getProject(client, { path: { id: id ?? 0 } })),
    { onSuccess: refreshLimitedAccess, onError: refreshLimitedAccess },
  )
}
