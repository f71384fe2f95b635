import { getProcurement, unwrap } from '@spadestik/api-client'
import { useResource } from './useResource'

/** One procurement, or nothing where the address names none. */
export function useProcurement(id: number | null) {
  return useResource(id === null ? null : ['procurement', id], (client) =>
    unwrap(getProcurement(client, { path: { id: id ?? 0 } })),
  )
}
