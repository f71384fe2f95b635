import { isProcurementOver, isProjectOver } from '@spadestik/domain/hiddenItems'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { projectPhases } from '../../reference/projectPhases'
import type { Database } from '../../storage/Database'

interface HiddenRow {
  readonly id: number
  readonly phase_id: number | null
  /** Null for a project. */
  readonly ends: (string | null)[] | null
}

/**
 * Reads the ids of the hidden items that have ended. A project has ended if it is in the last phase, or in a
 * phase that ends projects early. A procurement has ended if all its date windows have ended, and a window
 * without a last day never ends.
 *
 * @param today `YYYY-MM-DD` in the time zone of the national domain (dk, se or no)
 */
export async function readEndedIds(
  db: Kysely<Database>,
  subscriberId: number,
  today: string,
): Promise<number[]> {
  const { rows } = await sql<HiddenRow>`
    select h.id, p.phase_id, (
      select coalesce(jsonb_agg(w.value->>'to'), '[]'::jsonb)
      from (values (q.details->'participation'), (q.details->'offers'), (q.details->'material'),
        (q.details->'inquiry')) as w(value)
      where q.id is not null and coalesce(w.value->>'from', w.value->>'to') is not null
    ) as ends
    from hidden_items h
    left join projects p on p.id = h.project_id
    left join procurements q on q.id = h.procurement_id
    where h.subscriber_id = ${subscriberId} order by h.id`.execute(db)
  return rows
    .filter(
      ({ phase_id: phaseId, ends }) =>
        isProjectOver(phaseId, projectPhases) || isProcurementOver({ windowEnds: ends ?? [] }, today),
    )
    .map(({ id }) => id)
}
