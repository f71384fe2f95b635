import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../storage/Database'
import type { ChangeFacts } from '../../../storage/records/ChangeFacts'
import type { AlertContent, AlertSource } from '../../../storage/records/MailContent'
import type { MailedItem } from './Oracle'
import type { YearIds } from './YearService'

export interface QueuedAlert {
  readonly key: string
  readonly to: string
  readonly created: number
  readonly items: readonly MailedItem[]
  /** The number of items to report. The mail lists at most 30 of them. */
  readonly total: number
}

/**
 * Creates a table that keeps a copy of every queued mail. The service itself deletes mails after sending
 * them.
 */
export async function createMailLog(db: Kysely<Database>): Promise<void> {
  await sql`create table year_mails (key text primary key, recipient text, created timestamptz, content jsonb)`.execute(
    db,
  )
  await sql`create function log_year_mail() returns trigger language plpgsql as $$ begin
    insert into year_mails values (new.message_id, new.recipient, new.created, new.content); return new; end $$`.execute(
    db,
  )
  await sql`create trigger log_year_mail after insert on mails for each row execute function log_year_mail()`.execute(
    db,
  )
}

function describeChange(facts: ChangeFacts): string {
  switch (facts.kind) {
    case 'deadlineMoved':
    case 'deadlineAdded':
    case 'deadlineRemoved':
      return `${facts.kind} ${facts.before?.day ?? ''}>${facts.after?.day ?? ''}`
    case 'phase':
    case 'cancelled':
      return `${facts.kind} ${facts.before ?? ''}>${facts.after ?? ''}`
    case 'sum':
      return `sum ${facts.before?.amount ?? ''}>${facts.after?.amount ?? ''}`
    default:
      return facts.kind
  }
}

/**
 * Removes and returns the mails that were queued since the last call. Replaces database ids by the names in
 * the plan.
 *
 * @param keys the names of items by type and id, such as `project 17`
 */
export async function takeMails(
  db: Kysely<Database>,
  ids: YearIds,
  keys: ReadonlyMap<string, string>,
): Promise<QueuedAlert[]> {
  const { rows } = await sql<{ key: string; recipient: string; created: string; content: AlertContent }>`
    delete from year_mails returning key, recipient, created, content`.execute(db)
  const sender = ({ owner, ownerId }: AlertSource) =>
    `${owner} ${(owner === 'agent' ? ids.agents : ids.lists).indexOf(ownerId)}`
  return rows.map(({ key, recipient, created, content }) => ({
    key,
    to: recipient,
    created: Date.parse(created),
    total: content.total,
    items: content.items.map((item) => ({
      key: keys.get(`${item.type} ${item.id}`) ?? `an unknown ${item.type}`,
      isNew: item.change === 'new',
      changes: item.change === 'new' ? [] : item.changes.map(describeChange).sort(),
      foundBy: item.foundBy.map(sender).sort(),
      left: item.left.map(({ agentId: ownerId }) => sender({ owner: 'agent', ownerId })).sort(),
    })),
  }))
}
