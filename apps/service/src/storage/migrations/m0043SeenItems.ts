import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Creates the tables that store when a user opened an item, and when the user last used the service (ADR 43).
 */
export const m0043SeenItems: Migration = {
  async up(db) {
    await sql`
      create table seen_items (
        user_id integer not null references users on delete cascade,
        project_id integer references projects on delete cascade,
        procurement_id integer references procurements on delete cascade,
        seen_at timestamptz not null,
        unique (user_id, project_id),
        unique (user_id, procurement_id),
        check (num_nonnulls(project_id, procurement_id) = 1)
      )`.execute(db)
    await sql`create index seen_items_project on seen_items (project_id) where project_id is not null`.execute(
      db,
    )
    await sql`create index seen_items_procurement on seen_items (procurement_id)
      where procurement_id is not null`.execute(db)
    await sql`
      create table visits (
        user_id integer primary key references users on delete cascade,
        active_at timestamptz not null,
        previous_end timestamptz not null
      )`.execute(db)
  },
}
