import type { Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import { addDays, instantAt } from '@spadestik/domain/dates'
import { closingOf, windowKinds } from '@spadestik/domain/deadlines'
import { limits } from '@spadestik/domain/limits'
import { timeZoneOf } from '@spadestik/domain/locale'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { openWindow } from '../items/responses/openWindow'
import type { LanguageCode } from '../reference/languages'
import type { Names } from '../reference/Names'
import { endedPhaseIds } from '../reference/procurementPhases'
import { nameIn } from '../terms/inLanguage'
import type { Database } from '../storage/Database'
import type { ProcurementDetails } from '../storage/records/ProcurementRecord'
import type { ReminderItem } from '../storage/records/MailContent'

export interface ReminderReader {
  readonly userId: number
  readonly caller: Caller
  readonly language: LanguageCode
  /** The day of the morning mail in the time zone of the user, `YYYY-MM-DD`. */
  readonly today: string
  readonly timeZone: string
  readonly now: Date
}

interface Candidate {
  readonly days: number
  readonly created: string
  readonly listId: number | null
  readonly listName: string | null
  readonly id: number
  readonly names: Names
  readonly language: string
  readonly countryId: number | null
  readonly details: ProcurementDetails
}

/** `closing` is the time of the deadline in milliseconds since 1970. */
export type DueReminder = ReminderItem & { readonly closing: number }

/** Returns the time of the morning mail of a day, in milliseconds since 1970. */
export const morningOf = (day: string, timeZone: string): number =>
  instantAt(day, `${String(limits.alertHour).padStart(2, '0')}:00`, timeZone)

async function readCandidates(db: Kysely<Database>, userId: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with asked as (
      select r.days, r.created, r.procurement_id, null::integer as list_id, null as name
      from reminders r where r.user_id = ${userId} and r.procurement_id is not null
      union all
      select r.days, r.created, i.procurement_id, l.id, l.name
      from reminders r join lists l on l.id = r.list_id
      join list_users u on u.list_id = l.id and u.user_id = r.user_id
      join list_procurements i on i.list_id = l.id
      where r.user_id = ${userId}
    )
    select a.days, a.created, a.list_id as "listId", a.name as "listName", p.id, p.names, p.language,
      p.country_id as "countryId", p.details
    from asked a join procurements p on p.id = a.procurement_id
    where p.phase_id <> all(${[...endedPhaseIds]}::integer[]) and not exists (
      select from hidden_items h join hidden_item_users u on u.hidden_item_id = h.id
      where h.procurement_id = p.id and u.user_id = ${userId})
    order by a.list_id nulls first, p.id`.execute(db)
  return rows
}

/**
 * Reads the deadlines of which a user is reminded this morning, the nearest first. Leaves out past deadlines,
 * deadlines that the user may not see, and awarded, cancelled and hidden tenders. Also leaves out reminders that were
 * already due when the user asked for reminders.
 */
export async function dueReminders(db: Kysely<Database>, reader: ReminderReader): Promise<DueReminder[]> {
  const { userId, caller, language, today, timeZone, now } = reader
  const withholdsPaid = !may(caller, 'readPaidDetails')
  const due = (await readCandidates(db, userId)).flatMap((candidate) =>
    windowKinds.flatMap((window): DueReminder[] => {
      const { id, days, created, names, listId, listName, details, countryId } = candidate
      const dates = openWindow(window, details[window], withholdsPaid)
      const closing = dates === null ? null : closingOf(dates, timeZoneOf(countryId))
      if (dates === null || dates.to === null || closing === null || closing <= now.getTime()) return []
      const day = addDays(dates.to, -days)
      if (day > today || morningOf(day, timeZone) < Date.parse(created)) return []
      const name = nameIn(names, language, candidate.language)
      const list = listId === null || listName === null ? null : { id: listId, name: listName }
      return [{ id, name, window, day: dates.to, time: dates.toTime, list, closing }]
    }),
  )
  const first = new Map(due.map((one) => [`${one.id} ${one.window}`, one] as const).toReversed())
  return [...first.values()].toSorted((a, b) => a.closing - b.closing || a.id - b.id)
}
