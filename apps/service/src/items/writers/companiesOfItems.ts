import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/**
 * Reads the ids of the companies with roles on items. Call this function before the roles are replaced.
 * Otherwise companies that lose their role are missing.
 */
export async function readCompaniesOfItems(
  trx: Transaction<Database>,
  owner: 'project_id' | 'procurement_id',
  itemIds: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom('company_roles')
    .select('company_id')
    .distinct()
    .where(owner, '=', (any) => any.fn.any(any.val([...itemIds])))
    .execute()
  return rows.map((row) => row.company_id)
}

/**
 * Updates the stored number of roles of each company, and the roles by which searches find the company. Call
 * this function after the roles have been replaced.
 */
export async function refreshCompanies(
  trx: Transaction<Database>,
  companyIds: Iterable<number>,
): Promise<void> {
  const ids = [...new Set(companyIds)]
  await sql`
    with fresh as (
      select c.id, count(r.id)::integer as role_count,
        coalesce(array_agg(distinct r.role_id) filter (where r.role_id is not null), '{}') as roles
      from companies c left join company_roles r on r.company_id = c.id
      where c.id = any(${ids}::integer[]) group by c.id
    ), counted as (
      update companies c set role_count = fresh.role_count from fresh
      where fresh.id = c.id and c.role_count <> fresh.role_count
    )
    update company_search s set roles = fresh.roles from fresh where fresh.id = s.id and s.roles <> fresh.roles`.execute(
    trx,
  )
}
