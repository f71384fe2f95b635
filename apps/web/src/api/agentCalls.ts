import type { ApiClient } from '@spadestik/api-client'
import {
  createCompanyAgent,
  createProcurementAgent,
  createProjectAgent,
  deleteCompanyAgent,
  deleteProcurementAgent,
  deleteProjectAgent,
  getCompanyAgent,
  getProcurementAgent,
  getProjectAgent,
  unwrap,
  updateCompanyAgent,
  updateProcurementAgent,
  updateProjectAgent,
} from '@spadestik/api-client'
import type { Agent, AgentSettings } from '@spadestik/domain/agents'
import {
  fromAgent,
  oneLine,
  toCompanyAgent,
  toProcurementAgent,
  toProjectAgent,
} from '@spadestik/domain/agents'
import { alertKindsBody } from '@spadestik/domain/alerts'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useApi } from './client/ApiContext'
import type { BegunEdit, Stored } from './cache/saveEdit'
import { beginEdit, saveEdit } from './cache/saveEdit'
import { useInvalidate } from './cache/useResource'

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

/** The editable parts of an agent. Its filters are one part, because they only make sense together. */
export interface AgentEdit extends Pick<AgentSettings, 'name' | 'mailTime' | 'paUserIds'> {
  readonly alertKinds: AgentSettings['alertKinds'] | undefined
  /** Null ends the own timing of the user. */
  readonly ownMailTime: null | undefined
  readonly search: SearchCriteria
}

export const agentEditOf = (
  search: SearchCriteria,
  { name, mailTime, ownMailTime, alertKinds, paUserIds }: AgentSettings,
): AgentEdit => ({
  name: oneLine(name),
  mailTime,
  ownMailTime: ownMailTime === null ? null : undefined,
  alertKinds: alertKindsBody(alertKinds, 'agent').alertKinds,
  paUserIds,
  search,
})

const stored = (agent: Agent): Stored<AgentEdit> => ({
  version: agent.version,
  fields: agentEditOf(fromAgent(agent), agent),
})

export const beginAgentEdit = (agent: Agent): BegunEdit<AgentEdit> => beginEdit(stored(agent))

function get(client: ApiClient, { id, type }: Pick<Agent, 'id' | 'type'>): Promise<Agent> {
  const path = { id }
  switch (type) {
    case 'project':
      return unwrap(getProjectAgent(client, { path }))
    case 'procurement':
      return unwrap(getProcurementAgent(client, { path }))
    case 'company':
      return unwrap(getCompanyAgent(client, { path }))
  }
}

function put(client: ApiClient, id: number, edit: AgentEdit, known: { version?: number }): Promise<Agent> {
  const { search, alertKinds, ownMailTime, ...others } = edit
  const settings = {
    ...others,
    ...(alertKinds && { alertKinds }),
    ...(ownMailTime === null && { ownMailTime }),
  }
  const path = { id }
  switch (search.itemType) {
    case 'project':
      return unwrap(
        updateProjectAgent(client, { path, body: { ...toProjectAgent(search, settings), ...known } }),
      )
    case 'procurement':
      return unwrap(
        updateProcurementAgent(client, { path, body: { ...toProcurementAgent(search, settings), ...known } }),
      )
    case 'company':
      return unwrap(
        updateCompanyAgent(client, { path, body: { ...toCompanyAgent(search, settings), ...known } }),
      )
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

/** Saves and deletes agents (saved searches), and fetches their list again after each change (W04). */
export function useAgentCalls() {
  const client = useApi()
  const invalidate = useInvalidate()
  async function done<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const saved = await answer
    await invalidate('agents')
    return saved
  }
  return {
    /** @throws ApiProblem */
    create: (search: SearchCriteria, settings: AgentSettings) => done(create(client, search, settings)),
    /**
     * Saves an agent. Keeps what others have changed meanwhile.
     *
     * @param begun the edit that the user has begun, see `beginAgentEdit`
     * @throws EditConflict @throws ApiProblem
     */
    update: (agent: Agent, fields: AgentEdit, begun: BegunEdit<AgentEdit>) =>
      done(
        saveEdit({
          begun,
          fields,
          save: (edit, version) => put(client, agent.id, edit, version === undefined ? {} : { version }),
          read: async () => stored(await get(client, agent)),
        }),
      ),
    /** Deletes an agent for everybody who shares it. @throws ApiProblem */
    remove: (agent: Pick<Agent, 'id' | 'type'>) => done(remove(client, agent)),
  }
}
