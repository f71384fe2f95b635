import { getCompany, unwrap } from '@spadestik/api-client'
import { useResource } from './useResource'

/** One company, or nothing where the address names none. */
export function useCompany(id: number | null) {
  return useResource(id === null ? null : ['company', id], (client) =>
    unwrap(getCompany(client, { path: { id: id ?? 0 } })),
  )
}
