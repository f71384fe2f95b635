import type { Schemas } from '@spadestik/api-client'
import { getCompanyRoles, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { indexOfPage } from '@spadestik/domain/search'
import { useResource } from './useResource'

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
