import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/** A column that names the user to whom a row belongs. */
export interface PersonalColumn {
  readonly table: string
  readonly column: string
}

/**
 * Reads which tables have rows of a user, from the foreign keys of the database, so that no table is forgotten. Tables
 * that mention users without a foreign key are added here. A request does not belong to the administrator who handled
 * it.
 */
export async function readPersonalTables(db: Kysely<Database>): Promise<PersonalColumn[]> {
  const { rows } = await sql<PersonalColumn>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
      and a.attname <> 'handled_by' order by 1, 2`.execute(db)
  return [...rows, { table: 'own_timings', column: 'user_id' }]
}

/** What users can share, with the table that says with whom. */
export const sharedTables = [
  { table: 'lists', users: 'list_users', id: 'list_id' },
  { table: 'agents', users: 'agent_users', id: 'agent_id' },
  { table: 'notes', users: 'note_users', id: 'note_id' },
] as const
