import type { Schemas } from '@spadestik/api-client'
import { getCompany, getCompanyContacts, getCompanyRoles, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { indexOfPage } from '@spadestik/domain/search'
import { useResource } from './cache/useResource'

/** One company, or nothing where the address names none. */
export function useCompany(id: number | null) {
  return useResource(id === null ? null : ['company', id], (client) =>
    unwrap(getCompany(client, { path: { id: id ?? 0 } })),
  )
}

/** How the roles of a company are ordered. */
export type CompanyRoleOrder = Schemas['CompanyRoleOrder']

/** A page of the roles of a company, by its number from 1; null asks for nothing. The page before stays until the next has come. */
export function useCompanyRoles(
  companyId: number | null,
  page: number,
  sort: CompanyRoleOrder,
  ascending: boolean,
) {
  return useResource(
    companyId === null ? null : ['companyRoles', companyId, page, sort, String(ascending)],
    (client) =>
      unwrap(
        getCompanyRoles(client, {
          path: { id: companyId ?? 0 },
          query: { index: indexOfPage(page), limit: limits.companyRolesPageSize, sort, ascending },
        }),
      ),
    { keepPreviousData: true },
  )
}

/** The contacts of a company; null asks for nothing. */
export function useContacts(companyId: number | null) {
  return useResource(companyId === null ? null : ['contacts', companyId], (client) =>
    unwrap(getCompanyContacts(client, { path: { id: companyId ?? 0 } })),
  )
}
