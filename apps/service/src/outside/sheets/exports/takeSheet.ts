import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../storage/Database'
import type { Source } from './sourceIds'

/** A spreadsheet that this process makes, in an attempt of its own. */
export interface TakenSheet {
  readonly id: number
  readonly attempt: number
  readonly userId: number
  readonly kind: Schemas['ExportKind']
  readonly source: Source
  readonly columns: readonly Schemas['ExportColumn'][]
  readonly languageId: number
  readonly domainId: number
  readonly requested: string
}

export const leaseFrom = (now: Date): string => new Date(now.getTime() + limits.sheetLeaseMs).toISOString()

/**
 * Takes the oldest spreadsheet that waits, or that a killed process no longer makes. Of several processes one gets it.
 * Those of users who cannot log in wait.
 */
export async function takeSheet(db: Kysely<Database>, now: Date): Promise<TakenSheet | null> {
  const time = now.toISOString()
  const { rows } = await sql<TakenSheet>`
    update sheet_exports set attempt = attempt + 1, leased_until = ${leaseFrom(now)}::timestamptz, rows = 0
    where id = (
      select e.id from sheet_exports e join users u on u.id = e.user_id
        join subscribers s on s.id = u.subscriber_id
      where e.ended is null and (e.leased_until is null or e.leased_until < ${time}::timestamptz)
        and u.deactivated is null and s.ended is null
      order by e.id limit 1 for update of e skip locked)
    returning id, attempt, user_id as "userId", kind, source, columns, language_id as "languageId",
      domain_id as "domainId", requested`.execute(db)
  const [taken = null] = rows
  if (taken === null) return null
  await db.deleteFrom('sheet_export_parts').where('export_id', '=', taken.id).execute()
  return taken
}
