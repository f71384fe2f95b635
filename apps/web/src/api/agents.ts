import type { ApiClient, Schemas } from '@spadestik/api-client'
import {
  getAgents,
  getExplanations,
  getNarrowing,
  rehearseCompanyAgent,
  rehearseProcurementAgent,
  rehearseProjectAgent,
  unwrap,
} from '@spadestik/api-client'
import type { AgentSettings } from '@spadestik/domain/agents'
import { allAgents } from '@spadestik/domain/agents'
import type { ItemType, SearchCriteria } from '@spadestik/domain/search'
import {
  serializeCriteria,
  toCompanySearch,
  toProcurementSearch,
  toProjectSearch,
} from '@spadestik/domain/search'
import { useResource } from './cache/useResource'

/**
 * Fetches the user's agents (saved searches). With `hasStatistics`, each agent also has the number of items
 * that it finds (W08).
 */
export function useAgents({ hasStatistics = false } = {}) {
  const agents = useResource<Schemas['AgentList']>(
    ['agents', hasStatistics ? 'statistics' : 'plain'],
    (client) => unwrap(getAgents(client, { query: { statistics: hasStatistics } })),
  )
  return { ...agents, data: agents.data && allAgents(agents.data) }
}

/**
 * Fetches whether and why the user's agents (saved searches) find an item (W11). If `item` is null, fetches
 * nothing.
 */
export function useExplanation(item: { readonly type: ItemType; readonly id: number } | null) {
  return useResource<Schemas['ItemExplanation']>(
    item === null ? null : ['explanation', item.type, item.id],
    (client) =>
      unwrap(getExplanations(client, { path: { itemType: item?.type ?? 'project', id: item?.id ?? 0 } })),
  )
}

export interface NarrowedItem {
  readonly type: 'project' | 'procurement'
  readonly id: number
  readonly agentId: number
}

/**
 * Fetches proposals of stricter filters, with which an agent (a saved search) no longer finds the hidden item
 * (S26). If `item` is null, fetches nothing.
 */
export function useNarrowing(item: NarrowedItem | null) {
  return useResource<Schemas['AgentNarrowing']>(
    item === null ? null : ['narrowing', item.agentId, item.type, item.id],
    (client) => {
      const { agentId, type: itemType, id } = item ?? { agentId: 0, type: 'project', id: 0 }
      return unwrap(getNarrowing(client, { path: { agentId, itemType, id } }))
    },
  )
}

interface RehearsedAgent {
  readonly agentId: number | null
  /** How urgently the agent mails each kind of change. Undefined for the defaults. */
  readonly alertKinds?: AgentSettings['alertKinds']
}

function rehearse(
  client: ApiClient,
  search: SearchCriteria,
  rehearsed: RehearsedAgent,
): Promise<Schemas['AgentRehearsal']> {
  switch (search.itemType) {
    case 'project':
      return unwrap(rehearseProjectAgent(client, { body: { ...toProjectSearch(search), ...rehearsed } }))
    case 'procurement':
      return unwrap(
        rehearseProcurementAgent(client, { body: { ...toProcurementSearch(search), ...rehearsed } }),
      )
    case 'company':
      return unwrap(rehearseCompanyAgent(client, { body: { ...toCompanySearch(search), ...rehearsed } }))
  }
}

/** Fetches which e-mails an agent (a saved search) would have sent in the last 90 days (W12). */
export function useRehearsal(search: SearchCriteria, rehearsed: RehearsedAgent) {
  return useResource<Schemas['AgentRehearsal']>(
    ['rehearsal', serializeCriteria(search), JSON.stringify(rehearsed)],
    (client) => rehearse(client, search, rehearsed),
  )
}
