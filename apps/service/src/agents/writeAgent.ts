import { oneLine } from '@spadestik/domain/agents'
import type { Transaction } from 'kysely'
import { found } from '../contract/Problem'
import type { View } from '../contract/View'
import { claimVersion } from '../items/claimVersion'
import type { Database } from '../storage/Database'
import { lookAtAlerts } from '../storage/lookAtAlerts'
import type { AgentKinds, AgentType } from '../storage/records/AgentFilters'
import type { AgentReader } from './agentColumns'
import { agentColumns } from './agentColumns'
import { inclusionsOf } from '../filters/criteria'
import { completeFilters } from './completeFilters'
import { writeWordsQuery } from './writeWordsQuery'

/**
 * Creates an agent (a saved search), or replaces the agent with the given id. Returns the id of the agent.
 *
 * @throws Problem `notFound` when the agent has been deleted in the meantime, `conflict` when the draft names
 * another version than the current one.
 */
export async function writeAgent<Type extends AgentType>(
  trx: Transaction<Database>,
  type: Type,
  agentId: number | null,
  draft: AgentKinds[Type]['draft'],
  reader: AgentReader & Pick<View, 'now'>,
): Promise<number> {
  const filters = completeFilters(type, draft)
  const values = {
    name: oneLine(draft.name),
    mail_time: draft.mailTime,
    alert_kinds: draft.alertKinds === undefined ? null : JSON.stringify(draft.alertKinds),
    changed: reader.now.toISOString(),
    filters: JSON.stringify(filters),
    ...agentColumns(type, filters, reader),
  }
  if (agentId !== null) {
    await claimVersion(trx, { table: 'agents', id: agentId, expected: draft.version })
  }
  const row =
    agentId === null
      ? await trx
          .insertInto('agents')
          .values({ type, ...values })
          .returning('id')
          .executeTakeFirst()
      : await trx
          .updateTable('agents')
          .set(values)
          .where('id', '=', agentId)
          .returning('id')
          .executeTakeFirst()
  const { id } = found(row, 'agent')
  await writeWordsQuery(trx, id)
  if (agentId !== null) await lookAtAlerts(trx, 'agent', id)
  await trx.deleteFrom('agent_inclusions').where('agent_id', '=', id).execute()
  const inclusions = inclusionsOf(filters).map((inclusion) => ({ agent_id: id, ...inclusion }))
  if (inclusions.length > 0) await trx.insertInto('agent_inclusions').values(inclusions).execute()
  await trx.deleteFrom('agent_users').where('agent_id', '=', id).execute()
  await trx
    .insertInto('agent_users')
    .values(draft.paUserIds.map((user_id) => ({ agent_id: id, user_id })))
    .execute()
  return id
}
