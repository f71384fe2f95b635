import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the day on which a withheld value of a notice may be read, the ids of tenders that were joined to others, and
 * the sums of lots to the search rows.
 */
export const m0091Lots: Migration = {
  async up(db) {
    await sql`alter table tender_releases add column withheld_until date`.execute(db)
    await sql`
      create index tender_releases_withheld_until on tender_releases (withheld_until)
      where withheld_until is not null`.execute(db)
    await sql`
      create table joined_procurements (
        former_id integer primary key,
        procurement_id integer not null references procurements on delete cascade
      )`.execute(db)
    await sql`create index joined_procurements_procurement_id on joined_procurements (procurement_id)`.execute(
      db,
    )
    await sql`alter table procurement_search add column lot_sums bigint[]`.execute(db)
    await sql`
      update procurement_search s set lot_sums = sums.figures from (
        select procurement_id, array_agg((lot->>'budget')::bigint) as figures from lots
        where lot->>'budget' is not null group by 1
      ) sums
      where sums.procurement_id = s.id`.execute(db)
  },
}
