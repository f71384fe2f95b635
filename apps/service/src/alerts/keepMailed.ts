import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { inBatches } from '../storage/inBatches'

/** An item that an agent (a saved search) mails to a user, or reports as no longer found. */
export interface MailedMatch {
  readonly agentId: number
  readonly userId: number
  readonly itemId: number
  readonly changeId: number
  readonly mailId: number
  /**
   * Whether the mail lists the item. If a mail has too many items, it gives only the number of the items
   * beyond the limit.
   */
  readonly isListed: boolean
  readonly hasLeft: boolean
}

/**
 * The number of mailed items that one statement stores. The items are passed as one JSON text, whose size
 * PostgreSQL limits.
 */
const recordsAtOnce = 10_000

/**
 * Stores which items a mail has reported. Replaces the records of earlier mails of the same agent to the same
 * user about the same items.
 */
export async function keepMailed(
  trx: Transaction<Database>,
  mailed: readonly MailedMatch[],
  now: Date,
): Promise<void> {
  for (const batch of inBatches(mailed, recordsAtOnce)) {
    await sql`
      insert into agent_mails (agent_id, user_id, item_id, change_id, mail_id, is_listed, has_left, queued)
      select m."agentId", m."userId", m."itemId", m."changeId", m."mailId", m."isListed", m."hasLeft",
        ${now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as m("agentId" integer, "userId" integer,
        "itemId" integer, "changeId" integer, "mailId" bigint, "isListed" boolean, "hasLeft" boolean)
      on conflict (agent_id, user_id, item_id) do update set
        change_id = excluded.change_id, mail_id = excluded.mail_id, is_listed = excluded.is_listed,
        has_left = excluded.has_left, queued = excluded.queued, sent = null`.execute(trx)
  }
}
