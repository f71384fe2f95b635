import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { readManagedUser } from '../provisioning/managedUsers'
import { readPersonalTables, sharedTables } from './personalTables'

/** Columns with secrets, or with what is computed of other columns. */
const leftOut = ['password_hash', 'hash', 'secret', 'former_secret', 'words_query', 'text_tree', 'archive']

type Rows = readonly object[]

/** Everything that is stored about a person, by table. */
export type PersonalData = Readonly<Record<string, Rows>>

/**
 * Reads everything that is stored about a user, without secrets: the account, what the user saved and shares, and what
 * the service noted about the user.
 *
 * @throws ProvisioningError when there is no such user.
 */
export async function exportUser(db: Kysely<Database>, email: string): Promise<PersonalData> {
  const { id, email: address } = await readManagedUser(db, email)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const read = async (table: string, condition: ReturnType<typeof sql>): Promise<Rows> => {
        const { rows } = await sql<{ row: object }>`
          select to_jsonb(t) - ${leftOut}::text[] as row from ${sql.table(table)} t where ${condition}`.execute(
          trx,
        )
        return rows.map(({ row }) => row)
      }
      const found = new Map<string, Rows>([['users', await read('users', sql`t.id = ${id}`)]])
      for (const { table, column } of await readPersonalTables(trx)) {
        const rows = await read(table, sql`${sql.ref(`t.${column}`)} = ${id}`)
        found.set(table, [...(found.get(table) ?? []), ...rows])
      }
      for (const { table, users, id: column } of sharedTables) {
        const isTheirs = sql`t.id in (select ${sql.ref(column)} from ${sql.table(users)} where user_id = ${id})`
        found.set(table, await read(table, isTheirs))
      }
      found.set('mails', await read('mails', sql`t.recipient = ${address}`))
      found.set('audit_log', await read('audit_log', sql`t.subject = ${`user ${address}`}`))
      return Object.fromEntries([...found].filter(([, rows]) => rows.length > 0))
    })
}
