import { addDays, dayAt } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { callerOfUser } from '../accounts/auth/callers'
import { coveredUser } from '../accounts/auth/coveredUser'
import { errorName } from '../mail/sending/failMail'
import { queueMail } from '../mail/queueMail'
import { domains, localityOf } from '../reference/domains'
import { languageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import type { DueReminder } from './dueReminders'
import { dueReminders, morningOf } from './dueReminders'
import { signReminderToken, subjectsOf } from './reminderTokens'

interface Reader {
  readonly userId: number
  readonly name: string
  readonly email: string
  readonly languageId: number
  readonly domainId: number
}

interface ReminderFailure {
  readonly user: number
  readonly error: string
}

/** The number of users that are read at a time. */
const usersAtOnce = 100

/**
 * Reads users of a national domain who have reminders and whose round of this day has not run. A user without
 * reminders has no row in `reminder_rounds`.
 */
async function readReaders(
  db: Kysely<Database>,
  domainId: number,
  today: string,
  after: number,
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.id as "userId", u.name, u.email, u.language_id as "languageId", u.domain_id as "domainId"
    from reminder_rounds r join awake_users u on u.id = r.user_id
    where r.day < ${today} and u.domain_id = ${domainId} and r.user_id > ${after}
    order by r.user_id limit ${sql.lit(usersAtOnce)}`.execute(db)
  return rows
}

/**
 * Reserves the reminders of a user on a day for this instance of the service. Returns false if another
 * instance has already reserved them, or if the user has no reminders any more.
 */
async function takeRound(trx: Transaction<Database>, userId: number, day: string): Promise<boolean> {
  const { rows: taken } = await sql`
    update reminder_rounds set day = ${day} where user_id = ${userId} and day < ${day} returning user_id`.execute(
    trx,
  )
  if (taken.length === 0) return false
  // This statement runs after the row is locked, so it sees reminders that were saved meanwhile.
  const { rows: ended } = await sql`
    delete from reminder_rounds where user_id = ${userId}
      and not exists (select from reminders where user_id = ${userId}) returning user_id`.execute(trx)
  return ended.length === 0
}

async function takeUnsent(
  trx: Transaction<Database>,
  userId: number,
  due: readonly DueReminder[],
): Promise<DueReminder[]> {
  const rows = due.map(({ id, window, day, time }) => ({ id, window, day, time: time ?? '' }))
  const { rows: taken } = await sql<{ id: number; window: string }>`
    insert into sent_reminders (user_id, procurement_id, window_kind, day, time)
    select ${userId}::integer, d.id, d.window, d.day, d.time
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(id integer, "window" text, day date, time text)
    on conflict do nothing returning procurement_id as id, window_kind as "window"`.execute(trx)
  const keys = new Set(taken.map(({ id, window }) => `${id} ${window}`))
  return due.filter(({ id, window }) => keys.has(`${id} ${window}`))
}

function queueReminders(
  db: Kysely<Database>,
  { userId, name, email, languageId, domainId }: Reader,
  secret: string,
  today: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await takeRound(trx, userId, today))) return false
    const oldest = addDays(today, -limits.calendarPastDays)
    await trx.deleteFrom('sent_reminders').where('user_id', '=', userId).where('day', '<', oldest).execute()
    const caller = coveredUser(await callerOfUser(trx, userId), domainId)
    if (caller === null) return false
    const language = languageCode(languageId)
    const { timeZone } = localityOf(domainId)
    const due = await dueReminders(trx, { userId, caller, language, today, timeZone, now })
    const unsent = await takeUnsent(trx, userId, due)
    if (unsent.length === 0) return false
    const items = unsent.map(({ closing: _closing, ...item }) => item)
    const token = await signReminderToken(secret, { userId, ...subjectsOf(items) })
    const content = { kind: 'reminder', readerName: name, items, token } as const
    await queueMail(trx, { email, language, domainId }, content, now)
    return true
  })
}

/**
 * Queues one e-mail per user and morning, with all deadlines that are due. The day, the deadlines and the
 * e-mail are stored in one transaction. So each deadline is mailed exactly once, even after failures and with
 * several instances of the service (ADR 14, Z09). Reminders of a missed morning are sent later.
 *
 * @param onFailure logs an e-mail that could not be composed. The next call tries again.
 * @returns the number of e-mails queued
 */
export async function sendDueReminders(
  db: Kysely<Database>,
  secret: string,
  now: Date,
  onFailure: (failure: ReminderFailure) => void,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let queued = 0
  for (const { domain } of domains) {
    const { timeZone } = localityOf(domain.id)
    const today = dayAt(now.getTime(), timeZone)
    if (now.getTime() < morningOf(today, timeZone)) continue
    let readers = await readReaders(db, domain.id, today, 0)
    while (readers.length > 0 && !isStopped()) {
      for (const reader of readers) {
        try {
          if (await queueReminders(db, reader, secret, today, now)) queued += 1
        } catch (error) {
          onFailure({ user: reader.userId, error: errorName(error) })
        }
      }
      readers = await readReaders(db, domain.id, today, readers.at(-1)?.userId ?? 0)
    }
  }
  return queued
}
