import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { userOf } from '../../http/Caller'
import type { View } from '../../http/View'
import type { Database } from '../../storage/Database'
import { continueVisit } from './continueVisit'
import { readUpdates } from '../updates/readUpdates'

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
  readonly changed: string | null
  readonly isNew: boolean
}

/** Reads when the user last saw each item, and the latest change since then that the user may know of. */
async function readSeen(
  db: Kysely<Database>,
  { type, ids }: Asked,
  { caller, now }: View,
): Promise<SeenRow[]> {
  const { id: userId } = userOf(caller)
  const previousEnd = await continueVisit(db, userId, now)
  // Without a paid product, a change could reveal a paid detail of a tender.
  const isOpen =
    type === 'project' || may(caller, 'readPaidDetails') ? sql`true` : sql`c.kind in ('new', 'phase')`
  const { rows } = await sql<SeenRow>`
    select i.id, m.seen_at is not null as "hasSeen", m.since, i.published, c.changed,
      coalesce(c.is_new, false) as "isNew"
    from ${sql.table(`${type}s`)} i
    left join seen_items v on v.user_id = ${userId} and v.${sql.ref(`${type}_id`)} = i.id
    cross join lateral (select v.seen_at, coalesce(v.seen_at, ${previousEnd}::timestamptz) as since) m
    cross join lateral (
      select max(c.changed_at) as changed, bool_or(c.kind = 'new') as is_new from item_changes c
      where c.item_type = ${type} and c.item_id = i.id and c.changed_at > m.since and ${isOpen}
    ) c
    where i.id = any(${[...ids]}::integer[])`.execute(db)
  return rows
}

/**
 * Reads which items are new or changed since the user last opened them. An item that the user has not opened
 * counts from the end of the previous visit. Items without changes are left out. (D03)
 */
export async function readUnseen(
  db: Kysely<Database>,
  view: View,
  asked: Asked,
): Promise<Schemas['UnseenItem'][]> {
  const { type } = asked
  const rows = await readSeen(db, asked, view)
  const canRead = may(view.caller, type === 'project' ? 'readProjectUpdates' : 'readProcurementUpdates')
  const oldest = rows.map(({ since }) => since).toSorted()[0]
  const owner = `${type}_id` as const
  const updates =
    oldest === undefined || !canRead
      ? []
      : await readUpdates(
          db,
          view,
          sql`u.${sql.ref(owner)} = any(${rows.map(({ id }) => id)}::integer[]) and u.created > ${oldest}`,
        )
  return rows.flatMap(({ id, hasSeen, since, published, changed, isNew }) => {
    const own = updates.filter(
      ({ projectId, procurementId, created }) =>
        (type === 'project' ? projectId : procurementId) === id && created > since,
    )
    const isUnseen = !hasSeen && (isNew || published > since)
    const times = [changed, own[0]?.created, isUnseen ? published : null].filter((time) => time != null)
    return times.length === 0
      ? []
      : [{ id, isNew: isUnseen, changedAt: times.toSorted().at(-1) ?? published, updates: own }]
  })
}
