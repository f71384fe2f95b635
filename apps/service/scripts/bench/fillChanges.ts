import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../src/storage/Database'

/** Numbers of item changes to create: `recent` in the last 90 days, `earlier` before these 90 days. */
export interface ChangeCounts {
  readonly recent: number
  readonly earlier: number
}

/**
 * Fills the table `item_changes` with random changes. A third of the changes are new items, and each other
 * change affects one field. Some changes are of kinds that agents (saved searches) ignore.
 */
export async function fillChanges(
  trx: Transaction<Database>,
  items: number,
  { recent, earlier }: ChangeCounts,
): Promise<void> {
  await sql`set local session_replication_role = 'replica'`.execute(trx)
  await sql`select setseed(0.43)`.execute(trx)
  await sql`
    insert into item_changes (item_type, item_id, changed_at, kind, field, before, after, is_correction, gathered)
    select 'procurement', 1 + (r1 * ${sql.lit(items - 1)})::integer,
      case when i <= ${earlier}::integer then now() - interval '90 days' - (1 - i / ${earlier}::float8) * interval '1000 days'
        else now() - (1 - (i - ${earlier}::integer) / ${recent}::float8) * interval '90 days' end,
      kind,
      case kind when 'new' then null when 'phase' then 'phase' when 'deadlineMoved' then 'offers'
        when 'republished' then 'lastUpdated' when 'roles' then 'roles' else 'description' end,
      case when kind <> 'new' then value end,
      case when kind = 'new' then jsonb_build_object('description', repeat(md5(i::text), 30)) else value end,
      r3 < 0.1, true
    from (
      select i, r1, r3, case when r2 < 0.33 then 'new' when r2 < 0.5 then 'phase' when r2 < 0.7 then 'deadlineMoved'
        when r2 < 0.8 then 'roles' when r2 < 0.85 then 'republished' else 'text' end as kind,
        case when r2 < 0.5 then '"open"' when r2 < 0.7 then '{"to": "2026-12-04"}' when r2 < 0.8 then '[]'
          else to_jsonb(repeat(md5(i::text), 10)) end::jsonb as value
      from (select i, random() as r1, random() as r2, random() as r3
        from generate_series(1, ${earlier + recent}::integer) i) g
    ) c`.execute(trx)
}
