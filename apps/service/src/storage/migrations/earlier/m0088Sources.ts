import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds what is known of the sources from which notices are fetched. */
export const m0088Sources: Migration = {
  async up(db) {
    await sql`
      create table sources (
        name text primary key,
        state jsonb not null default '{}',
        known_since timestamptz not null,
        next_run timestamptz not null,
        run_id text,
        running_until timestamptz,
        last_run timestamptz,
        last_success timestamptz,
        failures integer not null default 0,
        failure text,
        is_silent boolean not null default false,
        added integer not null default 0,
        changed integer not null default 0,
        unchanged integer not null default 0,
        skipped integer not null default 0
      )`.execute(db)
  },
}
