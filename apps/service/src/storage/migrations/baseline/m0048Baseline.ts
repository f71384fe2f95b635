import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the tables, indexes and functions of the version of 25 November 2026. */
export const m0048Baseline: Migration = {
  async up(db) {
    // A function may read a table that the file creates later.
    await sql`set local check_function_bodies = off`.execute(db)
    const statements = readFileSync(new URL('./baseline.sql', import.meta.url), 'utf8').split(/^--$/m)
    for (const statement of statements.slice(1)) await sql.raw(statement).execute(db)
  },
}
