import { userOf } from '../app/userOf'
import type { AgentCall } from './AgentCall'
import type { AgentType } from './AgentFilters'
import { findAgent } from './findAgent'

/**
 * Deletes an agent for all who share it.
 *
 * @throws Problem `notFound` when it is not the caller's.
 * @source specification 4
 */
export async function deleteAgent(call: AgentCall, type: AgentType, agentId: number): Promise<undefined> {
  await findAgent(call.db, type, agentId, userOf(call.caller).id)
  await call.db.deleteFrom('agents').where('id', '=', agentId).execute()
  return undefined
}
