import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import { addDays } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { userOf } from '../../contract/Caller'
import type { View } from '../../contract/View'
import { nameIn } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import { localDay } from '../responses/localTime'
import { readProcurementSummaries } from '../responses/readProcurementSummaries'
import { nextDeadlineOf } from '../responses/windows'
import { readFound } from './readFound'
import { readUnseen } from './readUnseen'

type Type = 'project' | 'procurement'

async function readListed(db: Kysely<Database>, type: Type, userId: number): Promise<number[]> {
  const id = sql.ref(`i.${type}_id`)
  const { rows } = await sql<{ id: number }>`
    select distinct ${id} as id from ${sql.table(`list_${type}s`)} i
    join list_users l on l.list_id = i.list_id where l.user_id = ${userId}`.execute(db)
  return rows.map((row) => row.id)
}

async function readDismissed(db: Kysely<Database>, userId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; day: string }>`
    select procurement_id as id, day::text as day from dismissed_deadlines where user_id = ${userId}`.execute(
    db,
  )
  return new Map(rows.map(({ id, day }) => [id, day]))
}

/**
 * Reads the next deadlines of tenders, the nearest first. Leaves out deadlines that the user has dismissed.
 * Returns nothing to users who may not read paid details, such as deadlines (K02).
 */
async function readDeadlines(db: Kysely<Database>, view: View, ids: readonly number[]) {
  if (!may(view.caller, 'readPaidDetails') || ids.length === 0) return []
  const last = addDays(localDay(view.now, view.timeZone), limits.todayDays)
  const dismissed = await readDismissed(db, userOf(view.caller).id)
  const rows = await db
    .selectFrom('procurements')
    .select(['id', 'phase_id as phaseId', 'country_id as countryId', 'details'])
    .where('id', 'in', ids)
    .execute()
  const near = rows
    .map(({ id, details, ...tender }) => ({ id, day: nextDeadlineOf(details, tender, view).nextDeadline }))
    .filter(({ id, day }) => day !== null && day <= last && dismissed.get(id) !== day)
    .toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '') || a.id - b.id)
  return readProcurementSummaries(
    db,
    near.slice(0, limits.todayItems).map(({ id }) => id),
    view,
  )
}

async function readNames(db: Kysely<Database>, type: Type, ids: readonly number[], { language }: View) {
  const rows = await db
    .selectFrom(`${type}s`)
    .select(['id', 'names', 'language'])
    .where('id', '=', (any) => any.fn.any(any.val([...ids])))
    .execute()
  return new Map(rows.map((row) => [row.id, nameIn(row.names, language, row.language)]))
}

type Ids = Readonly<Record<Type, readonly number[]>>

async function readChanges(db: Kysely<Database>, view: View, ids: Ids) {
  const unseen: { type: Type; unseen: Schemas['UnseenItem'] }[] = []
  for (const type of ['project', 'procurement'] as const) {
    const found = await readUnseen(db, view, { type, ids: ids[type] })
    unseen.push(...found.map((one) => ({ type, unseen: one })))
  }
  return unseen.toSorted((a, b) => b.unseen.changedAt.localeCompare(a.unseen.changedAt))
}

async function nameFirst(
  db: Kysely<Database>,
  view: View,
  changes: Awaited<ReturnType<typeof readChanges>>,
): Promise<Schemas['UnseenListItem'][]> {
  const newest = changes.slice(0, limits.todayItems)
  const idsOf = (type: Type) => newest.filter((one) => one.type === type).map((one) => one.unseen.id)
  const names = {
    project: await readNames(db, 'project', idsOf('project'), view),
    procurement: await readNames(db, 'procurement', idsOf('procurement'), view),
  }
  return newest.map((one) => ({ ...one, name: names[one.type].get(one.unseen.id) ?? '' }))
}

/**
 * Reads what the dashboard shows for today. An item that an agent (a saved search) has found stays until the
 * caller has seen it (D04).
 */
export async function readToday(db: Kysely<Database>, view: View): Promise<Schemas['Today']> {
  const { id: userId } = userOf(view.caller)
  const listed = {
    project: await readListed(db, 'project', userId),
    procurement: await readListed(db, 'procurement', userId),
  }
  const changes = await readChanges(db, view, listed)
  const found = await readFound(db, userId, view)
  const foundIds = (type: Type) => found.filter((one) => one.type === type).map(({ id }) => id)
  const matches = await readChanges(db, view, {
    project: foundIds('project'),
    procurement: foundIds('procurement'),
  })
  const agentNames = new Map(found.map((one) => [`${one.type} ${one.id}`, [...one.agentNames]]))
  const matched = matches.flatMap(({ type, unseen }) => (type === 'procurement' ? [unseen.id] : []))
  return {
    deadlines: await readDeadlines(db, view, [...listed.procurement, ...matched]),
    changes: await nameFirst(db, view, changes),
    changeCount: changes.length,
    matches: (await nameFirst(db, view, matches)).map((one) => ({
      ...one,
      agentNames: agentNames.get(`${one.type} ${one.unseen.id}`) ?? [],
    })),
    matchCount: matches.length,
  }
}
