import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { addDays } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import type { View } from '../../contract/View'
import type { Database } from '../../storage/Database'
import { localDay } from '../responses/localTime'

export interface FoundItem {
  readonly id: number
  readonly type: HiddenSubject['type']
  readonly agentNames: readonly string[]
}

/**
 * Reads the projects and procurements that the user's agents (saved searches) have mailed lately, or will
 * mail. Leaves out items that no longer match, that the user has hidden, or that are on a list of the user.
 */
export async function readFound(
  db: Kysely<Database>,
  userId: number,
  { now, timeZone }: Pick<View, 'now' | 'timeZone'>,
): Promise<FoundItem[]> {
  const first = addDays(localDay(now, timeZone), -limits.todayMatchDays)
  const of = (type: HiddenSubject['type']) => {
    const id = sql.ref(`${type}_id`)
    return sql`a.type = ${type} and not exists (
        select from hidden_items h join hidden_item_users hu on hu.hidden_item_id = h.id
        where h.${id} = m.item_id and hu.user_id = ${userId})
      and not exists (
        select from ${sql.table(`list_${type}s`)} i join list_users lu on lu.list_id = i.list_id
        where i.${id} = m.item_id and lu.user_id = ${userId})`
  }
  const { rows } = await sql<FoundItem>`
    select m.item_id as id, a.type, array_agg(distinct a.name order by a.name) as "agentNames"
    from (
      select agent_id, item_id from agent_mails
      where user_id = ${userId} and not has_left and queued >= ${first}::date
      union
      select owner_id, item_id from alert_matches
      where user_id = ${userId} and owner_type = 'agent' and left_conditions is null
    ) m
    join agents a on a.id = m.agent_id
    join agent_users u on u.agent_id = a.id and u.user_id = ${userId}
    where (${of('project')}) or (${of('procurement')})
    group by m.item_id, a.type`.execute(db)
  return rows
}
