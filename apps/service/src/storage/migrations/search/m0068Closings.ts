import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { closingColumns } from '../../records/closingColumns'

const batchSize = 1000

interface Row {
  readonly id: number
  readonly country_id: number | null
  readonly details: Parameters<typeof closingColumns>[0]
}

async function fill(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<Row>`
      select id, country_id, details from procurements where id > ${last} order by id limit ${batchSize}`.execute(
      db,
    )
    if (rows.length === 0) return
    const filled = rows.map(({ id, country_id: countryId, details }) => ({
      id,
      ...closingColumns(details, countryId),
    }))
    await sql`
      update procurement_search s set closings = r.closings, closing_days = r.closing_days,
        last_closing = r.closings[cardinality(r.closings)]
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb)
        as r(id integer, closings timestamptz[], closing_days date[])
      where s.id = r.id`.execute(db)
    last = rows.at(-1)?.id ?? last
  }
}

/**
 * Adds when the date windows of a tender close, sorted by time. Order and filter by next deadline read these
 * columns instead of the days of single windows (ADR 8).
 */
export const m0068Closings: Migration = {
  async up(db) {
    await sql`
      alter table procurement_search add column closings timestamptz[] not null default '{}',
        add column closing_days date[] not null default '{}', add column last_closing timestamptz`.execute(db)
    await fill(db)
    await sql`create index procurement_search_last_closing on procurement_search (last_closing)`.execute(db)
    await sql`drop index procurement_search_offers, procurement_search_participation`.execute(db)
  },
}
