import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Db } from 'pg-boss'
import { PgBoss } from 'pg-boss'
import type { Database } from './Database'

/** The queue of the job that sends e-mails. */
export const mailQueue = 'mails'

/** The queue of the job that makes spreadsheets. */
export const sheetQueue = 'sheets'

/** The queue of the job that sends hints to webhooks. */
export const webhookQueue = 'webhooks'

/**
 * Creates the tables of pg-boss in the schema `pgboss`, if they do not exist. A process that runs jobs also
 * updates them.
 */
export async function installQueues(queues: Db): Promise<void> {
  const { rows } = await queues.executeSql(`select from pg_namespace where nspname = 'pgboss'`)
  if (rows.length > 0) return
  const boss = new PgBoss({ db: queues, supervise: false, schedule: false, registerInstance: false })
  await boss.start()
  await boss.stop({ close: false })
}

/**
 * Requests the job that sends e-mails. If called within a transaction, the job starts only if the transaction
 * succeeds. Until a process that runs jobs has created the queue, there is nothing to request: that process
 * sends all waiting e-mails when it starts.
 */
export async function requestMails(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into pgboss.job (name, policy, retry_limit, expire_seconds, deletion_seconds)
    select name, policy, 0, expire_seconds, deletion_seconds from pgboss.queue where name = ${mailQueue}`.execute(
    db,
  )
}

/**
 * Requests a job with a queue of its own. One request is enough for all that wait, and the job runs every minute
 * anyway, so a request is left out while the job waits or runs. After a killed process, the lost heartbeat frees its
 * place.
 */
async function requestJob(
  db: Kysely<Database>,
  queue: typeof sheetQueue | typeof webhookQueue,
): Promise<void> {
  await sql`
    insert into pgboss.job (name, policy, data, singleton_key, retry_limit, expire_seconds, deletion_seconds,
      heartbeat_seconds)
    select name, policy, ${JSON.stringify({ job: queue })}::jsonb, ${queue}, 0, expire_seconds,
      deletion_seconds, heartbeat_seconds
    from pgboss.queue where name = ${queue} on conflict do nothing`.execute(db)
}

/** Requests the job that makes spreadsheets. */
export const requestSheets = (db: Kysely<Database>): Promise<void> => requestJob(db, sheetQueue)

/** Requests the job that sends hints to webhooks. */
export const requestHints = (db: Kysely<Database>): Promise<void> => requestJob(db, webhookQueue)
