import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'

/** Who changes accounts, and when. */
export interface Administration {
  readonly actor: string
  readonly now: Date
}

/** What an administrator changed. */
interface Deed {
  /** Such as `users.deactivate`. */
  readonly action: string
  /** Such as `user anne@holm.dk`. */
  readonly subject: string
  readonly before: object | null
  readonly after: object | null
}

/** Records what an administrator changed. Call it in the transaction of the change. */
export async function recordDeed(
  trx: Kysely<Database>,
  { actor, now }: Administration,
  { action, subject, before, after }: Deed,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      at: now.toISOString(),
      actor,
      action,
      subject,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    })
    .execute()
}

/** An entry of the audit log. */
export interface AuditEntry extends Deed {
  readonly id: number
  readonly at: string
  readonly actor: string
}

/**
 * Reads the audit log, the newest entries first.
 *
 * @param before the id of the oldest entry that is already known, or null for the first page
 */
export async function readAudit(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<AuditEntry[]> {
  return db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor', 'action', 'subject', 'before', 'after'])
    .$if(before !== null, (rows) => rows.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
