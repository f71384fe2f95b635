import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import { isRegistered } from '../procurement/organizations'

/**
 * Gives companies that were stored under a key by earlier rules their new key, so that notes, lists and links
 * stay with them. A company whose registration number differs is another one, and keeps its key. So is a
 * company without a number whose name differs.
 *
 * @param formerKeys by the current key
 */
export async function keepFormerCompanies(
  trx: Transaction<Database>,
  companies: readonly CompanyRecord[],
  formerKeys: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = companies.map(({ key, name, cvr }) => ({
    key,
    former: formerKeys.get(key),
    cvr,
    name: isRegistered(key) ? null : name,
  }))
  if (rows.length === 0) return
  await sql`
    update companies c set key = g.key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(key text, former text, name text, cvr text)
    where c.key = g.former and c.details->>'cvr' is not distinct from g.cvr
      and (g.name is null or lower(c.name) = lower(g.name))
      and not exists (select from companies n where n.key = g.key)`.execute(trx)
}
