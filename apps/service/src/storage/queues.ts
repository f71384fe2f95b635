import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Db } from 'pg-boss'
import { PgBoss } from 'pg-boss'
import type { Database } from './Database'

/** The queue of the job that sends e-mails. */
export const mailQueue = 'mails'

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
