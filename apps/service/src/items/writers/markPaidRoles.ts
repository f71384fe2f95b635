import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { idOfCode } from '../../reference/idOfCode'
import { roles } from '../../reference/roles'
import type { Database } from '../../storage/Database'

/**
 * Marks the roles whose mere existence is a paid detail (K02). These are winners and, on a procurement, all
 * roles of a company that has won or is the contracting authority. Call this function after writing roles or
 * authorities.
 */
export async function markPaidRoles(
  trx: Transaction<Database>,
  owner: 'project_id' | 'procurement_id',
  itemIds: readonly number[],
): Promise<void> {
  const authority = idOfCode(roles, 'authority')
  const isPaid =
    owner === 'project_id'
      ? sql`r.is_winner`
      : sql`bool_or(r.is_winner or coalesce(r.role_id = ${authority}, false)
          or coalesce(lower(c.name) = lower(p.details->>'liable'), false))
          over (partition by r.procurement_id, r.company_id)`
  await sql`
    update company_roles r set is_paid = marked.is_paid
    from (
      select r.id, ${isPaid} as is_paid
      from company_roles r join companies c on c.id = r.company_id
      left join procurements p on p.id = r.procurement_id
      where r.${sql.ref(owner)} = any(${[...itemIds]}::integer[])
    ) marked
    where marked.id = r.id and r.is_paid <> marked.is_paid`.execute(trx)
}
