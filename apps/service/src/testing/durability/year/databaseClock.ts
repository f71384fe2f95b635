import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../storage/Database'

/** The search path of the database. `year_clock` comes first, so that `now()` returns the simulated time. */
export const clockPath = 'year_clock, pg_catalog, public'

/** Creates a function `now()` that returns a simulated time, in PGlite or PostgreSQL. */
export async function createClock(db: Kysely<Database>): Promise<void> {
  await sql`create schema year_clock`.execute(db)
  await sql`create table year_clock.instant (at timestamptz not null)`.execute(db)
  await sql`insert into year_clock.instant values (pg_catalog.now())`.execute(db)
  await sql`create function year_clock.now() returns timestamptz language sql stable
    as 'select at from year_clock.instant'`.execute(db)
}

export async function setClock(db: Kysely<Database>, at: number): Promise<void> {
  await sql`update year_clock.instant set at = ${new Date(at).toISOString()}::timestamptz`.execute(db)
}
