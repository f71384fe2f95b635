import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the number of floors, so that projects can be searched by it. */
export const m0024Floors: Migration = {
  async up(db) {
    await sql`alter table project_search add column floors integer`.execute(db)
    await sql`update project_search s set floors = (i.details->>'floors')::numeric from projects i where i.id = s.id`.execute(
      db,
    )
    await sql`alter table agents add column floors_min bigint, add column floors_max bigint,
      add column allow_unspecified_floors boolean not null default true`.execute(db)
  },
}
