import { found } from '../app/found'
import type { AgentCall } from './AgentCall'
import type { AgentKinds, AgentType } from './AgentFilters'
import { readAgents } from './readAgents'

/**
 * Reads the agent of a kind with an id, whoever has it.
 *
 * @throws Problem `notFound` when there is none.
 * @source specification 3
 */
export async function readAgent<Type extends AgentType>(
  { db, language }: Pick<AgentCall, 'db' | 'language'>,
  type: Type,
  agentId: number,
): Promise<AgentKinds[Type]['agent']> {
  const [agent] = await readAgents(db, type, { agentId }, language)
  return found(agent, 'agent')
}
