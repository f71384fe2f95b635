import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds which companies are described by the register of their country, and the keys of companies that were
 * joined to such a company.
 */
export const m0089Registers: Migration = {
  async up(db) {
    await sql`
      create table registered_companies (
        company_id integer primary key references companies on delete cascade
      )`.execute(db)
    await sql`
      create table company_aliases (
        key text primary key,
        company_id integer not null references companies on delete cascade
      )`.execute(db)
    await sql`create index company_aliases_company on company_aliases (company_id)`.execute(db)
  },
}
