import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const references = {
  alert_mutes: ['user_id'],
  customer_requests: ['user_id'],
  hidden_items: ['procurement_id', 'project_id'],
  limited_views: ['project_id'],
  list_companies: ['company_id'],
  list_procurements: ['procurement_id'],
  list_projects: ['project_id'],
  notes: ['company_id', 'created_by', 'procurement_id', 'project_id'],
  seen_notifications: ['notification_id'],
  sessions: ['visitor_id'],
  tips: ['company_id', 'company_role_id', 'contact_id', 'procurement_id', 'project_id'],
  users: ['product_id', 'subscriber_id'],
} as const

/** Adds an index for each reference to another table that has none. */
export const m0054Indexes: Migration = {
  async up(db) {
    for (const [table, columns] of Object.entries(references)) {
      for (const column of columns) {
        const name = `${table}_of_${column}`
        await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.ref(column)})`.execute(db)
      }
    }
  },
}
