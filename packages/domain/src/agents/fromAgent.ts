import type { Schemas } from '@spadestik/api-client/schema'
import { fromFilterBody } from '../search/searchBody'
import type { SearchCriteria } from '../search/SearchCriteria'
import { emptyCriteria } from '../search/SearchCriteria'

export type Agent = Schemas['ProjectAgent'] | Schemas['ProcurementAgent'] | Schemas['CompanyAgent']

function orderOf(agent: Agent): Pick<SearchCriteria, 'order' | 'ascending'> | null {
  if (agent.type === 'company') return null
  return { order: agent.orderBy ?? 'bestMatch', ascending: agent.ascending ?? false }
}

/** Converts an agent (a saved search) to a search on page 1, in the order of the agent. (W08, S17) */
export function fromAgent(agent: Agent): SearchCriteria {
  return {
    ...emptyCriteria(agent.type),
    freeSearch: (agent.freeSearch ?? '').trim(),
    freeSearchType: agent.freeSearchType ?? 'normal',
    ...orderOf(agent),
    ...fromFilterBody(agent, agent.type),
  }
}
