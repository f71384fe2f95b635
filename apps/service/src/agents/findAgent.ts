import { itemTypes } from '@spadestik/domain/search'
import type { Kysely } from 'kysely'
import { Problem } from '../contract/Problem'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'

/**
 * Finds an agent of which a user is one of the users.
 *
 * @param types what the agent may search for
 * @throws Problem `notFound` when the agent does not exist, does not belong to the user, or searches for something else.
 */
export async function findAgent(
  db: Kysely<Database>,
  agentId: number,
  userId: number,
  types: readonly AgentType[] = itemTypes,
): Promise<{ readonly id: number; readonly type: AgentType }> {
  const agent = await db
    .selectFrom('agent_users')
    .innerJoin('agents', 'agents.id', 'agent_users.agent_id')
    .select(['agents.id', 'agents.type'])
    .where('agents.id', '=', agentId)
    .where('agents.type', 'in', [...types])
    .where('agent_users.user_id', '=', userId)
    .executeTakeFirst()
  if (agent !== undefined) return agent
  throw new Problem(
    'notFound',
    'There is no such agent, or it is not shared with you. Choose one of your agents.',
  )
}
