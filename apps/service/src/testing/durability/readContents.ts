import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/** Returns the number of rows and a checksum of the contents of each table. */
export async function readContents(db: Kysely<Database>): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'pgboss')
    order by 1`.execute(db)
  const contents: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await sql`
      select count(*)::integer as rows, md5(coalesce(string_agg(t::text, E'\n' order by t::text), '')) as checksum
      from ${sql.table(name)} t`.execute(db)
    contents[name] = rows[0]
  }
  return contents
}
