import type { ApiClient, Schemas } from '@spadestik/api-client'
import {
  createCompanyAgent,
  createProcurementAgent,
  createProjectAgent,
  deleteCompanyAgent,
  deleteProcurementAgent,
  deleteProjectAgent,
  getAgents,
  unwrap,
  updateCompanyAgent,
  updateProcurementAgent,
  updateProjectAgent,
} from '@spadestik/api-client'
import type { Agent, AgentSettings } from '@spadestik/domain/agents'
import { allAgents, toCompanyAgent, toProcurementAgent, toProjectAgent } from '@spadestik/domain/agents'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useApi } from './client/ApiContext'
import { useForget, useResource } from './cache/useResource'

/** The agents of the user; with statistics where how much each finds is shown. */
export function useAgents({ hasStatistics = false } = {}) {
  const agents = useResource<Schemas['AgentList']>(
    ['agents', hasStatistics ? 'statistics' : 'plain'],
    (client) => unwrap(getAgents(client, { query: { statistics: hasStatistics } })),
  )
  return { ...agents, all: agents.data === undefined ? undefined : allAgents(agents.data) }
}

function create(client: ApiClient, search: SearchCriteria, settings: AgentSettings): Promise<Agent> {
  switch (search.itemType) {
    case 'project':
      return unwrap(createProjectAgent(client, { body: toProjectAgent(search, settings) }))
    case 'procurement':
      return unwrap(createProcurementAgent(client, { body: toProcurementAgent(search, settings) }))
    case 'company':
      return unwrap(createCompanyAgent(client, { body: toCompanyAgent(search, settings) }))
  }
}

function update(
  client: ApiClient,
  id: number,
  search: SearchCriteria,
  settings: AgentSettings,
): Promise<Agent> {
  const path = { id }
  switch (search.itemType) {
    case 'project':
      return unwrap(updateProjectAgent(client, { path, body: toProjectAgent(search, settings) }))
    case 'procurement':
      return unwrap(updateProcurementAgent(client, { path, body: toProcurementAgent(search, settings) }))
    case 'company':
      return unwrap(updateCompanyAgent(client, { path, body: toCompanyAgent(search, settings) }))
  }
}

function remove(client: ApiClient, { id, type }: Pick<Agent, 'id' | 'type'>): Promise<unknown> {
  const path = { id }
  switch (type) {
    case 'project':
      return unwrap(deleteProjectAgent(client, { path }))
    case 'procurement':
      return unwrap(deleteProcurementAgent(client, { path }))
    case 'company':
      return unwrap(deleteCompanyAgent(client, { path }))
  }
}

/** How agents are saved and deleted; the known ones are fetched anew after each. @source specification 4 (After login) */
export function useAgentCalls() {
  const client = useApi()
  const forget = useForget()
  async function done<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const saved = await answer
    await forget('agents')
    return saved
  }
  return {
    /** Saves a search as a new agent. @throws ApiProblem */
    create: (search: SearchCriteria, settings: AgentSettings) => done(create(client, search, settings)),
    /** Saves an agent with these filters and settings. @throws ApiProblem */
    update: (id: number, search: SearchCriteria, settings: AgentSettings) =>
      done(update(client, id, search, settings)),
    /** Deletes an agent for all who share it. @throws ApiProblem */
    remove: (agent: Pick<Agent, 'id' | 'type'>) => done(remove(client, agent)),
  }
}
