import { keysOf } from '@spadestik/domain/records'
import type { CompanyRoleOrder } from '../../api/companies/companies'
import { useEntryState } from '../../routing/useEntryState'

interface RolesOrder {
  readonly page: number
  readonly sort: CompanyRoleOrder
  readonly ascending: boolean
}

const allSorts: Readonly<Record<CompanyRoleOrder, true>> = {
  added: true,
  phase: true,
  name: true,
  role: true,
}

const sorts: readonly unknown[] = keysOf(allSorts)

function readOrder(stored: unknown): RolesOrder | null {
  const order = stored as Partial<RolesOrder> | null | undefined
  const isOrder =
    Number.isSafeInteger(order?.page) && sorts.includes(order?.sort) && typeof order?.ascending === 'boolean'
  return isOrder ? (order as RolesOrder) : null
}

/**
 * Keeps the page and the order of a company's roles, also for Back. Changing the order returns to the first
 * page (C01).
 */
export function useRolesOrder() {
  const [{ page, sort, ascending }, setState] = useEntryState<RolesOrder>(
    'roles',
    { page: 1, sort: 'added', ascending: false },
    readOrder,
  )
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
