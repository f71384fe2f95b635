import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './Database'

/**
 * Lets the next round of jobs look at all pending matches of an agent (a saved search) or list, because its
 * timing has changed (ADR 60).
 */
export async function lookAtAlerts(
  trx: Kysely<Database>,
  owner: 'agent' | 'list',
  ownerId: number,
): Promise<void> {
  await sql`
    update alert_due set due = '1970-01-01' where user_id in (
      select user_id from alert_due where user_id in (
        select user_id from alert_matches where owner_type = ${owner} and owner_id = ${ownerId})
      order by user_id for update)`.execute(trx)
}
