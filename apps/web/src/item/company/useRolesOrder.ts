import { useState } from 'react'
import type { CompanyRoleOrder } from '../../api/companies'

/** Which page of a company's roles is shown, and in which order. A change of the order leads to the first page. @source specification 4 (Search) */
export function useRolesOrder() {
  const [{ page, sort, ascending }, setState] = useState<{
    page: number
    sort: CompanyRoleOrder
    ascending: boolean
  }>({ page: 1, sort: 'added', ascending: false })
  return {
    page,
    sort,
    ascending,
    goToPage: (next: number) => setState({ page: next, sort, ascending }),
    /** The newest first, names and the like from the first letter on. */
    orderBy: (next: CompanyRoleOrder) => setState({ page: 1, sort: next, ascending: next !== 'added' }),
    turn: () => setState({ page: 1, sort, ascending: !ascending }),
  }
}
