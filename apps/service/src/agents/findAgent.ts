import type { Kysely } from 'kysely'
import type { Database } from '../database/Database'
import { Problem } from '../app/Problem'
import type { AgentType } from './AgentFilters'

/**
 * Makes sure that an agent of a kind exists and that the user has it.
 *
 * @throws Problem `notFound` otherwise.
 * @source specification 6
 */
export async function findAgent(
  db: Kysely<Database>,
  type: AgentType,
  agentId: number,
  userId: number,
): Promise<void> {
  const row = await db
    .selectFrom('agent_users')
    .innerJoin('agents', 'agents.id', 'agent_users.agent_id')
    .select('agents.id')
    .where('agents.id', '=', agentId)
    .where('agents.type', '=', type)
    .where('agent_users.user_id', '=', userId)
    .executeTakeFirst()
  if (row !== undefined) return
  throw new Problem(
    'notFound',
    'There is no such agent, or it is not shared with you. Choose one of your agents.',
  )
}
