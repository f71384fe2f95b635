import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const added = ['startFrom', 'startTo', 'startWithinQuarters', 'updatedFrom', 'updatedTo', 'updatedWithinDays']
const noTimes = JSON.stringify(Object.fromEntries(added.map((name) => [name, null])))
const noDeadline = JSON.stringify({ deadlineWithinDays: null })

/**
 * Adds the column `relative_times` and columns for fixed times to agents (saved searches). `relative_times`
 * contains the relative times with their time zone, and is null without a relative time (ADR 39).
 */
export const m0029RelativeTimes: Migration = {
  async up(db) {
    await sql`
      alter table agents
        add column start_from date, add column start_to date,
        add column updated_from timestamptz, add column updated_before timestamptz,
        add column relative_times jsonb`.execute(db)
    await sql`update agents set filters = filters || ${noTimes}::jsonb where type <> 'company'`.execute(db)
    await sql`update agents set filters = filters || ${noDeadline}::jsonb where type = 'procurement'`.execute(
      db,
    )
    await sql`create index agents_relative_times on agents (type) where relative_times is not null`.execute(
      db,
    )
  },
}
