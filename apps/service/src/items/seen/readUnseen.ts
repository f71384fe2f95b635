import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { userOf } from '../../contract/Caller'
import type { View } from '../../contract/View'
import type { Database } from '../../storage/Database'
import { phasesInProduct } from '../responses/phasesInProduct'
import { continueVisit } from './continueVisit'
import type { KnownChange } from '../../ledger/factsOf'
import { visibleChange } from '../../ledger/visibleChange'
import type { ToldUpdate } from '../updates/readUpdates'
import { readToldUpdates } from '../updates/readUpdates'
import { byNews } from '../../storage/records/ChangeFacts'

interface Asked {
  readonly type: HiddenSubject['type']
  readonly ids: readonly number[]
}

interface SeenRow {
  readonly id: number
  readonly hasSeen: boolean
  /** Changes after this time are unseen. */
  readonly since: string
  readonly published: string
}

interface ChangeRow extends KnownChange {
  readonly itemId: number
  readonly changedAt: string
}

async function readSeen(
  db: Kysely<Database>,
  { type, ids }: Asked,
  { caller, now }: View,
): Promise<SeenRow[]> {
  const { id: userId } = userOf(caller)
  const previousEnd = await continueVisit(db, userId, now)
  const { rows } = await sql<SeenRow>`
    select i.id, v.seen_at is not null as "hasSeen", coalesce(v.seen_at, ${previousEnd}::timestamptz) as since,
      i.published
    from ${sql.table(`${type}s`)} i
    left join seen_items v on v.user_id = ${userId} and v.${sql.ref(`${type}_id`)} = i.id
    where i.id = any(${[...ids]}::integer[])
      and ${type === 'project' ? phasesInProduct(caller, 'i.phase_id') : sql`true`}`.execute(db)
  return rows
}

/**
 * Reads the changes of items after the time `oldest`. Leaves out corrections and new dates of publication,
 * because these do not make an item unseen.
 */
async function readChanges(
  db: Kysely<Database>,
  { type, ids }: Asked,
  oldest: string,
): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select item_id as "itemId", item_type as "itemType", changed_at as "changedAt", kind, field, before,
      case when kind <> 'new' then after end as after
    from item_changes
    where item_type = ${type} and item_id = any(${[...ids]}::integer[]) and changed_at > ${oldest}
      and not is_correction and kind <> 'republished'`.execute(db)
  return rows
}

/** An update with its own text counts as a new text of the item. */
const newsOf = ({ facts }: ToldUpdate) => facts ?? ({ kind: 'text' } as const)

/** Updates of the same importance keep their order, the newest first. */
const mostImportantFirst = (a: ToldUpdate, b: ToldUpdate) => byNews(newsOf(a), newsOf(b))

/**
 * Reads which items are new or changed since the user last opened them. For an item that the user has not
 * opened, changes count since the end of the previous visit. Items without changes are left out, and so are
 * projects whose phase the caller's product leaves out. (D03, S09)
 */
export async function readUnseen(
  db: Kysely<Database>,
  view: View,
  asked: Asked,
): Promise<Schemas['UnseenItem'][]> {
  const { type } = asked
  const rows = await readSeen(db, asked, view)
  const oldest = rows.map(({ since }) => since).toSorted()[0]
  if (oldest === undefined) return []
  const changes = await readChanges(db, asked, oldest)
  const canRead = may(view.caller, type === 'project' ? 'readProjectUpdates' : 'readProcurementUpdates')
  const owner = sql.ref(`u.${type}_id`)
  const which = sql`${owner} = any(${rows.map(({ id }) => id)}::integer[]) and u.created > ${oldest}`
  const updates = canRead ? await readToldUpdates(db, view, which) : []
  return rows.flatMap(({ id, hasSeen, since, published }) => {
    const own = updates
      .filter(
        ({ update: { projectId, procurementId, created } }) =>
          (type === 'project' ? projectId : procurementId) === id && created > since,
      )
      .toSorted(mostImportantFirst)
      .map(({ update }) => update)
    const visible = changes.filter(
      (change) =>
        change.itemId === id && change.changedAt > since && visibleChange(change, view.caller) !== null,
    )
    const isNew = !hasSeen && (published > since || visible.some(({ kind }) => kind === 'new'))
    const times = [
      ...visible.map(({ changedAt }) => changedAt),
      ...own.map(({ created }) => created),
      ...(isNew ? [published] : []),
    ].toSorted()
    const changedAt = times.at(-1)
    return changedAt === undefined ? [] : [{ id, isNew, changedAt, updates: own }]
  })
}
