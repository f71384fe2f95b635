import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { procedureKey } from '../eforms/noticeKeys'

/**
 * Returns what a project names a purchase by. The purchase may be stored under another id, which notices of
 * the same procedure have.
 */
export function tenderKeys(ocid: string): string[] {
  const procedure = procedureKey(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(ocid)?.[0] ?? null)
  return [`ocid:${ocid}`, ...(procedure === null ? [] : [procedure])]
}

/**
 * Returns the key of the project that names a purchase among its contracting processes. Of several projects,
 * always the same one.
 */
export async function projectOf(db: Kysely<Database>, ocid: string): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    select p.key from project_tenders t join projects p on p.id = t.project_id
    where t.tender = ${`ocid:${ocid}`} or t.tender in (select key from notice_keys where ocid = ${ocid})
    order by p.key limit 1`.execute(db)
  return rows[0]?.key ?? null
}

/** Returns the ids of the stored purchases that are named by keys. */
export async function purchasesNamed(db: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ ocid: string }>`
    select substring(p.key from 6) as ocid from procurements p
    where p.key in (select 'ocds:' || substring(key from 6) from unnest(${[...keys]}::text[]) as key
        where key like 'ocid:%')
      or p.key in (select 'ocds:' || ocid from notice_keys where key = any(${[...keys]}::text[]))
    order by 1`.execute(db)
  return rows.map(({ ocid }) => ocid)
}
