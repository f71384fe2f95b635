import { sql } from 'kysely'
import type { OpenDatabase } from '../../storage/openDatabase'

/** Reads every row that an import can change, so that a test can compare two states. */
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

export const readProcurement = async ({ db }: OpenDatabase, ocid: string) =>
  db.selectFrom('procurements').selectAll().where('key', '=', `ocds:${ocid}`).executeTakeFirstOrThrow()

export async function codesOf({ db }: OpenDatabase, ocid: string): Promise<string[]> {
  const { rows } = await sql<{ codes: string[] }>`
    select array(select t.code || '/' || c.code from criteria c join criterion_types t on t.id = c.type_id
      where c.id = any(s.criteria) order by 1) as codes
    from procurement_search s join procurements p on p.id = s.id where p.key = ${`ocds:${ocid}`}`.execute(db)
  return rows[0]?.codes ?? []
}
