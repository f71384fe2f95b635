import type { AgentKinds, AgentType } from '../../agents/AgentFilters'
import { countAgentResults } from '../../agents/countAgentResults'
import { readAgents } from '../../agents/readAgents'
import type { Call, Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'

async function readKind<Type extends AgentType>(
  { db, caller, query, language, now }: Call<'getAgents'>,
  type: Type,
): Promise<AgentKinds[Type]['agent'][]> {
  const { limit, index = 0, statistics = false } = query
  const agents = await readAgents(db, type, { userId: userOf(caller).id, limit, index }, language)
  if (!statistics) return agents
  const counted: AgentKinds[Type]['agent'][] = []
  // One after the other: exact counts are work, and one caller is not to keep all connections busy.
  for (const agent of agents) {
    const results = await countAgentResults(db, { caller, language, now }, type, agent)
    counted.push({ ...agent, statistics: results })
  }
  return counted
}

/**
 * Answers the caller's agents, those that colleagues share included.
 *
 * @source specification 7
 */
export const getAgents: Handler<'getAgents'> = async (call) => ({
  projectAgents: await readKind(call, 'project'),
  procurementAgents: await readKind(call, 'procurement'),
  companyAgents: await readKind(call, 'company'),
})
