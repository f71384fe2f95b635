import type { Agent } from '@spadestik/domain/agents'
import { fromAgent } from '@spadestik/domain/agents'
import { serializeCriteria } from '@spadestik/domain/search'
import { paths } from '../routing/paths'
import { writeAddress } from '../routing/searchAddress'

export function agentPath(agent: Agent): string {
  const criteria = serializeCriteria(fromAgent(agent))
  return paths.search(1, writeAddress({ criteria, agentId: agent.id, openId: null, list: 'pages' }))
}
