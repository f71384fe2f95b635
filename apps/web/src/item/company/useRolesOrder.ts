import { useState } from 'react'
import type { CompanyRoleOrder } from '../../api/companies'

/** Keeps the page and the order of a company's roles. Changing the order returns to the first page (C01). */
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
    /** Sorts by another column, dates from the newest, texts from A. */
    orderBy: (next: CompanyRoleOrder) => setState({ page: 1, sort: next, ascending: next !== 'added' }),
    turn: () => setState({ page: 1, sort, ascending: !ascending }),
  }
}
