import type { Schemas } from '@spadestik/api-client/schema'
import { defaultMailTime, oneLine } from '@spadestik/domain/agents'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'
import { lookAtAlerts } from '../../storage/lookAtAlerts'

/**
 * Returns the response after a list was saved. Builds it from the draft, because users can remove themselves
 * from the list and then may not read the list.
 */
export function listAsSaved(
  id: number,
  draft: Schemas['ListDraft'],
  currency: string,
  now: Date,
): Schemas['List'] {
  const { name, projects, procurements, companies, paUserIds, mailTime = defaultMailTime, alertKinds } = draft
  return {
    id,
    name: oneLine(name),
    projects,
    procurements,
    companies,
    paUserIds,
    mailTime,
    ...(alertKinds === undefined ? {} : { alertKinds }),
    budgetSum: null,
    currency,
    lastUpdated: now.toISOString(),
    lastSeen: null,
  }
}

const kinds = [
  { field: 'projects', table: 'list_projects', items: 'projects', column: 'project_id' },
  { field: 'procurements', table: 'list_procurements', items: 'procurements', column: 'procurement_id' },
  { field: 'companies', table: 'list_companies', items: 'companies', column: 'company_id' },
] as const

/** Replaces the items of a list. Rows of items that stay in their place are not written. */
async function writeItems(trx: Transaction<Database>, listId: number, draft: Schemas['ListDraft']) {
  for (const { field, table, items, column } of kinds) {
    const ids = [...draft[field]]
    const { rows: missing } = await sql<{ id: number }>`
      select wanted.id from unnest(${ids}::integer[]) wanted(id)
      where not exists (select from ${sql.table(items)} i where i.id = wanted.id)`.execute(trx)
    if (missing.length > 0) {
      throw new Problem(
        'notFound',
        `Among the ${field} there is no ${missing.map(({ id }) => id).join(', ')}, so the list was not saved. Remove what no longer exists.`,
      )
    }
    await sql`
      delete from ${sql.table(table)}
      where list_id = ${listId} and ${sql.ref(column)} <> all(${ids}::integer[])`.execute(trx)
    await sql`
      insert into ${sql.table(table)} as kept (list_id, ${sql.ref(column)}, position)
      select ${listId}::integer, wanted.id, wanted.position
      from unnest(${ids}::integer[]) with ordinality as wanted(id, position)
      on conflict (list_id, ${sql.ref(column)}) do update set position = excluded.position
      where kept.position <> excluded.position`.execute(trx)
  }
}

async function writeUsers(trx: Transaction<Database>, listId: number, userIds: readonly number[]) {
  const users = [...userIds]
  await sql`delete from list_users where list_id = ${listId} and user_id <> all(${users}::integer[])`.execute(
    trx,
  )
  await sql`
    insert into list_users (list_id, user_id) select ${listId}::integer, unnest(${users}::integer[])
    on conflict do nothing`.execute(trx)
}

/**
 * Creates a list, or replaces the list with the given id.
 *
 * @throws Problem `notFound` when an item does not exist; nothing is written then.
 */
export async function writeList(
  trx: Transaction<Database>,
  listId: number | null,
  draft: Schemas['ListDraft'],
  now: Date,
): Promise<number> {
  const values = {
    name: oneLine(draft.name),
    alert_kinds: draft.alertKinds === undefined ? null : JSON.stringify(draft.alertKinds),
    changed: now.toISOString(),
  }
  const mailTime = draft.mailTime === undefined ? {} : { mail_time: draft.mailTime }
  if (listId !== null) {
    await trx
      .updateTable('lists')
      .set({ ...values, ...mailTime })
      .where('id', '=', listId)
      .execute()
  }
  const id =
    listId ??
    (
      await trx
        .insertInto('lists')
        .values({ ...values, mail_time: draft.mailTime ?? defaultMailTime })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  if (listId !== null) await lookAtAlerts(trx, 'list', id)
  await writeItems(trx, id, draft)
  await writeUsers(trx, id, draft.paUserIds)
  return id
}
