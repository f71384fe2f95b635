import { getCompanyContacts, unwrap } from '@spadestik/api-client'
import { useResource } from './useResource'

/** The contacts of a company; null asks for nothing. */
export function useContacts(companyId: number | null) {
  return useResource(companyId === null ? null : ['contacts', companyId], (client) =>
    unwrap(getCompanyContacts(client, { path: { id: companyId ?? 0 } })),
  )
}
