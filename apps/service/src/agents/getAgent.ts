import { userOf } from '../app/userOf'
import type { AgentCall } from './AgentCall'
import type { AgentKinds, AgentType } from './AgentFilters'
import { findAgent } from './findAgent'
import { readAgent } from './readAgent'

/**
 * Reads an agent of the caller.
 *
 * @throws Problem `notFound` when it is not theirs.
 * @source specification 7
 */
export async function getAgent<Type extends AgentType>(
  call: AgentCall,
  type: Type,
  agentId: number,
): Promise<AgentKinds[Type]['agent']> {
  await findAgent(call.db, type, agentId, userOf(call.caller).id)
  return readAgent(call, type, agentId)
}
