import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/Database'
import { projectPhases } from '../reference/projectPhases'

const lastPhaseId = projectPhases.at(-1)?.id ?? 0

/**
 * The ids of a company's hidden items that are over: a project in its last phase; a procurement that states
 * dates, all of whose date windows have ended. A window without an end does not end.
 *
 * @param today `YYYY-MM-DD` in the time zone of the national domain
 * @source specification 6
 */
export async function readOverIds(
  db: Kysely<Database>,
  subscriberId: number,
  today: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select h.id from hidden_items h
    left join projects p on p.id = h.project_id
    left join lateral (
      select count(*) as stated, count(*) filter (where (w.value->>'to')::date < ${today}::date) as ended
      from procurements q
      cross join lateral (values (q.details->'participation'), (q.details->'offers'), (q.details->'material'),
        (q.details->'inquiry')) as w(value)
      where q.id = h.procurement_id and coalesce(w.value->>'from', w.value->>'to') is not null
    ) windows on true
    where h.subscriber_id = ${subscriberId}
      and (p.phase_id = ${lastPhaseId} or (windows.stated > 0 and windows.stated = windows.ended))
    order by h.id`.execute(db)
  return rows.map(({ id }) => id)
}
