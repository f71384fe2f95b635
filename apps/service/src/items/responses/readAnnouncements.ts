import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'

export async function readAnnouncements(
  db: Kysely<Database>,
  procurementId: number,
): Promise<Schemas['Announcement'][]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('procurement_id', '=', procurementId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, date, type, changes, description }) => ({ id, date, type, changes, description }))
}

export function historyOf(announcements: readonly Schemas['Announcement'][]): Schemas['ProcurementUpdate'][] {
  return announcements.map(({ date, type, changes, description }) => ({
    date,
    type,
    text: changes ?? description ?? '',
  }))
}
