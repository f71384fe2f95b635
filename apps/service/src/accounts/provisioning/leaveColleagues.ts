import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/** What users share with their colleagues, and its column. */
const shared = [
  ['list_users', 'list_id'],
  ['agent_users', 'agent_id'],
  ['note_users', 'note_id'],
] as const

/**
 * Takes a user out of the lists, agents and notes that others share, and out of the hidden items, which belong to
 * the company. What only this user has stays.
 */
export async function leaveColleagues(trx: Transaction<Database>, userId: number): Promise<void> {
  for (const [table, column] of shared) {
    await sql`
      delete from ${sql.table(table)} own where own.user_id = ${userId}
        and exists (select from ${sql.table(table)} o
          where o.${sql.ref(column)} = own.${sql.ref(column)} and o.user_id <> ${userId})`.execute(trx)
  }
  await trx.deleteFrom('hidden_item_users').where('user_id', '=', userId).execute()
}
