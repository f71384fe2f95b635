import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import { ownTiming } from '../storage/ownTimings'
import type { AgentKinds, AgentType } from '../storage/records/AgentFilters'
import { readFilterNames } from './readFilterNames'

export type WhichAgents =
  | {
      readonly agentIds: readonly number[]
      /** The user whose own timings are read. Without it, no agent has an own timing. */
      readonly readerId?: number
    }
  | { readonly userId: number; readonly limit?: number | undefined; readonly index: number }

/** Reads agents of a type, sorted by id. Does not count their results. */
export async function readAgents<Type extends AgentType>(
  db: Kysely<Database>,
  type: Type,
  which: WhichAgents,
  language: LanguageCode,
): Promise<AgentKinds[Type]['agent'][]> {
  const reader = 'userId' in which ? which.userId : (which.readerId ?? null)
  const all = db
    .selectFrom('agents')
    .select(['id', 'version', 'name', 'mail_time', 'alert_kinds', 'filters'])
    .select(
      sql<number[]>`array(select user_id from agent_users where agent_id = agents.id order by user_id)`.as(
        'users',
      ),
    )
    .select(ownTiming('agent', sql.ref('agents.id'), sql`${reader}::integer`).as('own_mail_time'))
    .where('type', '=', type)
    .orderBy('id')
  const mine =
    'agentIds' in which
      ? all.where('id', '=', (any) => any.fn.any(any.val([...which.agentIds])))
      : all.where('id', 'in', (query) =>
          query.selectFrom('agent_users').select('agent_id').where('user_id', '=', which.userId),
        )
  const page =
    'limit' in which && which.limit !== undefined
      ? mine.limit(which.limit).offset(which.index * which.limit)
      : mine
  const rows = await page.execute()
  const nameFilters = await readFilterNames(
    db,
    rows.map(({ filters }) => filters),
    language,
  )
  return rows.map(({ id, version, name, users: paUserIds, filters, ...row }) => {
    const settings = {
      mailTime: row.mail_time,
      ...(row.own_mail_time === null ? {} : { ownMailTime: row.own_mail_time }),
      ...(row.alert_kinds === null ? {} : { alertKinds: row.alert_kinds }),
    }
    const own = { id, version, name, type, ...settings, paUserIds, statistics: null }
    // The cast is safe, because the row contains exactly the filters of this type of agent.
    const agent: unknown = { ...nameFilters(filters), ...own }
    return agent as AgentKinds[Type]['agent']
  })
}
