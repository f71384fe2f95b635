import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import { fileIn } from './fileIn'
import type { Database } from '../../storage/Database'
import { localDay } from './localTime'
import { readNotes } from './readNotes'
import { readRoles } from './readRoles'

const newestRoles = 10

export async function readCompany(
  db: Kysely<Database>,
  id: number,
  view: View,
): Promise<Schemas['Company'] | null> {
  const row = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const { logo, ...details } = row.details
  return {
    id,
    companyName: row.name,
    ...details,
    ended: details.ended ?? null,
    countryId: row.country_id,
    file: logo === null ? null : fileIn(id, logo),
    lastUpdated: row.updated,
    lastUpdateDate: localDay(row.updated, view.timeZone),
    notes: await readNotes(db, view, 'company_id', id),
    roleCount: row.role_count,
    companyRoles: await readRoles(
      db,
      view,
      sql`r.company_id = ${id} order by r.added desc, r.id desc limit ${newestRoles}`,
    ),
  }
}
