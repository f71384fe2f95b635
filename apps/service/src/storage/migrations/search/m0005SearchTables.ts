import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const sharedColumns = `
  id integer primary key,
  country_id integer,
  phase_id integer not null,
  criteria integer[] not null,
  roles integer[] not null,
  budget bigint,
  building_size integer,
  ground_size integer,
  metres integer,
  units integer,
  building_start date,
  building_end date,
  zip text,
  is_public boolean,
  published timestamptz not null,
  updated timestamptz not null,
  document tsvector not null`

const sharedIndexes = [
  ['updated', '(updated desc, id desc)'],
  ['published', '(published desc, id desc)'],
  ['country_updated', '(country_id, updated desc, id desc)'],
  ['budget_down', '(budget desc nulls last, id desc)'],
  ['budget_up', '(budget asc nulls last, id asc)'],
  ['zip', '(zip text_pattern_ops)'],
  ['criteria', 'using gin (criteria)'],
  ['document', 'using gin (document)'],
] as const

/**
 * Creates the tables that searches read. `criteria` contains the criteria of an item with all ancestors.
 * `document` contains the words of an item as a `tsvector`.
 */
export const m0005SearchTables: Migration = {
  async up(db) {
    await sql`create table project_search (${sql.raw(sharedColumns)},
      foreign key (id) references projects on delete cascade)`.execute(db)
    await sql`create table procurement_search (${sql.raw(sharedColumns)},
      type_id integer not null,
      participation_to date, offers_to date, material_to date, inquiry_to date,
      foreign key (id) references procurements on delete cascade)`.execute(db)
    for (const table of ['project_search', 'procurement_search']) {
      for (const [name, columns] of sharedIndexes) {
        await sql`create index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)} ${sql.raw(columns)}`.execute(
          db,
        )
      }
    }
    await sql`create index procurement_search_offers on procurement_search (offers_to)`.execute(db)
    await sql`create index procurement_search_participation on procurement_search (participation_to)`.execute(
      db,
    )
    await sql`
      create table company_search (
        id integer primary key references companies on delete cascade,
        country_id integer,
        roles integer[] not null default '{}',
        zip text,
        plain_name text not null,
        published timestamptz not null,
        updated timestamptz not null,
        document tsvector not null
      )`.execute(db)
    await sql`create index company_search_updated on company_search (updated desc, id desc)`.execute(db)
    await sql`create index company_search_plain_name on company_search (plain_name text_pattern_ops)`.execute(
      db,
    )
    await sql`create index company_search_roles on company_search using gin (roles)`.execute(db)
    await sql`create index company_search_document on company_search using gin (document)`.execute(db)
  },
}
