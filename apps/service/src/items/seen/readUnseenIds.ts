import { may } from '@spadestik/domain/access'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { userOf } from '../../contract/Caller'
import type { View } from '../../contract/View'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'
import { continueVisit } from './continueVisit'
import { readUnseen } from './readUnseen'

/**
 * Reads the ids of all projects or procurements that are new or changed since the user last saw them. (S25)
 */
export async function readUnseenIds(
  db: Kysely<Database>,
  view: View,
  type: HiddenSubject['type'],
): Promise<number[]> {
  const { id: userId } = userOf(view.caller)
  const end = sql`${await continueVisit(db, userId, view.now)}::timestamptz`
  const canReadUpdates = may(
    view.caller,
    type === 'project' ? 'readProjectUpdates' : 'readProcurementUpdates',
  )
  const item = sql.ref(`${type}_id`)
  const isNews = sql`c.item_type = ${type} and not c.is_correction and c.kind <> 'republished'`
  // Use several selects, because each of them can then use an index. Some select by time, the others by the
  // items that the user has seen.
  const { rows } = await sql<{ id: number }>`
    with seen as materialized (
      select ${item} as id, seen_at from seen_items where user_id = ${userId} and ${item} is not null
    ), changed as (
      select c.item_id as id, c.changed_at as time from item_changes c where ${isNews} and c.changed_at > ${end}
      union all
      select s.id, s.published from ${sql.table(`${type}_search`)} s
      where s.published > ${end} and s.id not in (select id from seen)
      ${
        canReadUpdates
          ? sql`union all select u.${item}, u.created from updates u
              where u.${item} is not null and u.created > ${end}`
          : sql``
      }
    )
    select c.id from changed c left join seen v on v.id = c.id
    where c.time > coalesce(v.seen_at, ${end})
    union
    select v.id from seen v join item_changes c on c.item_id = v.id and c.changed_at > v.seen_at where ${isNews}
    ${
      canReadUpdates
        ? sql`union select v.id from seen v join updates u on u.${item} = v.id and u.created > v.seen_at`
        : sql``
    }`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (may(view.caller, 'readPaidDetails')) return ids
  // Check each item, because some items have changed only in details that the user may not see.
  const visible: number[] = []
  for (const batch of inBatches(ids)) {
    const unseen = await readUnseen(db, view, { type, ids: batch })
    visible.push(...unseen.map(({ id }) => id))
  }
  return visible
}
