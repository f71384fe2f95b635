import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './Database'

/**
 * The indexes that are built beside a running service, by their names. A migration would lock a large table
 * while it builds one. To change an index, give it another name.
 */
const indexes: Readonly<Record<string, string>> = {
  company_search_biwords: 'company_search using gin (biwords)',
  company_search_without_biwords: 'company_search (id) where biwords is null',
  criteria_of_document: 'criteria using gin (document)',
  customer_requests_of_handled_by: 'customer_requests (handled_by)',
  customer_requests_of_user_id: 'customer_requests (user_id)',
  hidden_items_of_procurement_id: 'hidden_items (procurement_id)',
  hidden_items_of_project_id: 'hidden_items (project_id)',
  limited_views_of_project_id: 'limited_views (project_id)',
  list_companies_of_company_id: 'list_companies (company_id)',
  list_procurements_of_procurement_id: 'list_procurements (procurement_id)',
  list_projects_of_project_id: 'list_projects (project_id)',
  notes_of_company_id: 'notes (company_id)',
  notes_of_created_by: 'notes (created_by)',
  notes_of_procurement_id: 'notes (procurement_id)',
  notes_of_project_id: 'notes (project_id)',
  own_timings_of_user_id: 'own_timings (user_id)',
  procurement_search_biwords: 'procurement_search using gin (biwords)',
  procurement_search_last_closing: 'procurement_search (last_closing)',
  procurement_search_lot_sums: 'procurement_search (budget, id) where lot_sums is not null',
  procurement_search_office_zip: 'procurement_search (office_zip text_pattern_ops)',
  procurement_search_without_biwords: 'procurement_search (id) where biwords is null',
  project_search_biwords: 'project_search using gin (biwords)',
  project_search_without_biwords: 'project_search (id) where biwords is null',
  seen_notifications_of_notification_id: 'seen_notifications (notification_id)',
  sessions_of_visitor_id: 'sessions (visitor_id)',
  tips_of_company_id: 'tips (company_id)',
  tips_of_company_role_id: 'tips (company_role_id)',
  tips_of_contact_id: 'tips (contact_id)',
  tips_of_handled_by: 'tips (handled_by)',
  tips_of_procurement_id: 'tips (procurement_id)',
  tips_of_project_id: 'tips (project_id)',
  users_of_product_id: 'users (product_id)',
  users_of_subscriber_id: 'users (subscriber_id)',
  words_of_folded: 'words (folded)',
  words_of_letters: 'words using gin (lower(folded) gin_trgm_ops)',
}

/** The number of a lock in PostgreSQL. With this lock, only one process at a time builds indexes. */
const lock = 34_002

async function readMissing(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisvalid`.execute(
    db,
  )
  const built = new Set(rows.map(({ name }) => name))
  return Object.keys(indexes).filter((name) => !built.has(name))
}

/**
 * Builds the indexes that are missing, while other processes read and write. An index whose building was
 * interrupted is built again.
 */
export async function buildIndexes(db: Kysely<Database>): Promise<void> {
  if ((await readMissing(db)).length === 0) return
  await db.connection().execute(async (connection) => {
    // A process that waited for the lock without a pause would keep the other one from building, because
    // PostgreSQL waits for all older statements before it completes an index.
    for (;;) {
      const { rows } = await sql<{
        isOurs: boolean
      }>`select pg_try_advisory_lock(${sql.lit(lock)}) as "isOurs"`.execute(connection)
      if (rows[0]?.isOurs === true) break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    try {
      for (const name of await readMissing(connection)) {
        await sql`drop index if exists ${sql.ref(name)}`.execute(connection)
        await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(indexes[name] ?? '')}`.execute(
          connection,
        )
      }
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(connection)
    }
  })
}
