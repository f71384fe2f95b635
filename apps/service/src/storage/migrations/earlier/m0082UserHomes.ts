import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds whether the language and the national domain (dk, se or no) of a user are known. The first login sets
 * them, and later logins do not change them (ADR 82).
 */
export const m0082UserHomes: Migration = {
  async up(db) {
    await sql`alter table users add is_home_known boolean not null default false`.execute(db)
    // Accounts with a password have logged in before, and keep the language and domain of their last login.
    await sql`update users set is_home_known = password_hash is not null`.execute(db)
  },
}
