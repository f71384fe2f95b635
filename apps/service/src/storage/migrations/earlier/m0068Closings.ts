import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds when the date windows of a tender close, sorted by time. Order and filter by next deadline read these
 * columns instead of the days of single windows (ADR 8). A window without a time closes at midnight after its
 * last day. All three countries have the same time.
 */
export const m0068Closings: Migration = {
  async up(db) {
    await sql`
      alter table procurement_search add column closings timestamptz[] not null default '{}',
        add column closing_days date[] not null default '{}', add column last_closing timestamptz`.execute(db)
    await sql`
      update procurement_search s
      set closings = c.closings, closing_days = c.days, last_closing = c.closings[cardinality(c.closings)]
      from (
        select id, array_agg(closing order by closing, place) as closings, array_agg(day order by closing, place) as days
        from (
          select p.id, place, (one->>'to')::date as day, (case
            when one->>'toTime' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then (one->>'to')::date + (one->>'toTime')::time
            else (one->>'to')::date + 1 end)::timestamp at time zone 'Europe/Copenhagen' as closing
          from procurements p,
            unnest(array['offers', 'participation', 'inquiry', 'material']) with ordinality as kinds(kind, place),
            lateral (select p.details->kind as one) windows
          where one->>'to' is not null
        ) ends
        group by id
      ) c
      where s.id = c.id`.execute(db)
    await sql`drop index procurement_search_offers, procurement_search_participation`.execute(db)
  },
}
