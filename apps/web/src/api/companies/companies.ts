import type { Schemas } from '@spadestik/api-client'
import { getCompany, getCompanyContacts, getCompanyRoles, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { indexOfPage } from '@spadestik/domain/search'
import { useResource } from '../cache/useResource'

export function useCompany(id: number | null) {
  return useResource(id === null ? null : ['company', id], (client) =>
    unwrap(getCompany(client, { path: { id: id ?? 0 } })),
  )
}

export type CompanyRoleOrder = Schemas['CompanyRoleOrder']

/**
 * Fetches one page of a company's roles on items, such as architect of a project. Pages are counted from 1.
 * If `companyId` is null, fetches nothing.
 */
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

export function useContacts(companyId: number | null) {
  return useResource(companyId === null ? null : ['contacts', companyId], (client) =>
    unwrap(getCompanyContacts(client, { path: { id: companyId ?? 0 } })),
  )
}
