import { userOf } from '../contract/Caller'
import type { Call, Handler } from '../contract/Operation'
import { viewOf } from '../contract/View'
import type { AgentKinds, AgentType } from '../storage/records/AgentFilters'
import { countAgentResults } from './countAgentResults'
import { saveAgent, getAgent, deleteAgent } from './ownAgents'
import { readAgents } from './readAgents'

async function readKind<Type extends AgentType>(
  call: Call<'getAgents'>,
  type: Type,
): Promise<AgentKinds[Type]['agent'][]> {
  const { db, caller, query, language } = call
  const { limit, index = 0, statistics = false } = query
  const agents = await readAgents(db, type, { userId: userOf(caller).id, limit, index }, language)
  if (!statistics) return agents
  const counted: AgentKinds[Type]['agent'][] = []
  // Count one agent after the other: exact counts are expensive, and one caller must not occupy all
  // connections.
  for (const agent of agents) {
    const results = await countAgentResults(db, viewOf(call), type, agent)
    counted.push({ ...agent, statistics: results })
  }
  return counted
}

/**
 * Returns the agents (saved searches) of the caller, including those that colleagues share with the caller.
 */
export const getAgents: Handler<'getAgents'> = async (call) => ({
  projectAgents: await readKind(call, 'project'),
  procurementAgents: await readKind(call, 'procurement'),
  companyAgents: await readKind(call, 'company'),
})

export const createProjectAgent: Handler<'createProjectAgent'> = (call) =>
  saveAgent(call, 'project', null, call.body)

export const getProjectAgent: Handler<'getProjectAgent'> = (call) => getAgent(call, 'project', call.path.id)

export const updateProjectAgent: Handler<'updateProjectAgent'> = (call) =>
  saveAgent(call, 'project', call.path.id, call.body)

export const deleteProjectAgent: Handler<'deleteProjectAgent'> = (call) =>
  deleteAgent(call, 'project', call.path.id)

export const createProcurementAgent: Handler<'createProcurementAgent'> = (call) =>
  saveAgent(call, 'procurement', null, call.body)

export const getProcurementAgent: Handler<'getProcurementAgent'> = (call) =>
  getAgent(call, 'procurement', call.path.id)

export const updateProcurementAgent: Handler<'updateProcurementAgent'> = (call) =>
  saveAgent(call, 'procurement', call.path.id, call.body)

export const deleteProcurementAgent: Handler<'deleteProcurementAgent'> = (call) =>
  deleteAgent(call, 'procurement', call.path.id)

export const createCompanyAgent: Handler<'createCompanyAgent'> = (call) =>
  saveAgent(call, 'company', null, call.body)

export const getCompanyAgent: Handler<'getCompanyAgent'> = (call) => getAgent(call, 'company', call.path.id)

export const updateCompanyAgent: Handler<'updateCompanyAgent'> = (call) =>
  saveAgent(call, 'company', call.path.id, call.body)

export const deleteCompanyAgent: Handler<'deleteCompanyAgent'> = (call) =>
  deleteAgent(call, 'company', call.path.id)
