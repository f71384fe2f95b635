import { sql } from 'kysely'
import type { OpenDatabase } from '../storage/openDatabase'

/** Every row that an import may touch, so that two states can be compared. */
export async function snapshot({ db }: OpenDatabase) {
  const tables = [
    'procurements',
    'procurement_search',
    'companies',
    'company_search',
    'company_roles',
    'announcements',
    'phase_dates',
    'criteria',
    'tender_releases',
  ]
  const rows: Record<string, unknown> = {}
  for (const table of tables)
    rows[table] = (
      await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(db)
    ).rows
  return rows
}

/** The procurement of a process. */
export const readProcurement = async ({ db }: OpenDatabase, ocid: string) =>
  db.selectFrom('procurements').selectAll().where('key', '=', `ocds:${ocid}`).executeTakeFirstOrThrow()

/** The codes by which a tender is found, those above its own among them. */
export async function codesOf({ db }: OpenDatabase, ocid: string): Promise<string[]> {
  const { rows } = await sql<{ codes: string[] }>`
    select array(select t.code || '/' || c.code from criteria c join criterion_types t on t.id = c.type_id
      where c.id = any(s.criteria) order by 1) as codes
    from procurement_search s join procurements p on p.id = s.id where p.key = ${`ocds:${ocid}`}`.execute(db)
  return rows[0]?.codes ?? []
}
