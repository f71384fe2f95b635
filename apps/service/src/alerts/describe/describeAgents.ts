import { fromAgent } from '@spadestik/domain/agents'
import { serializeCriteria } from '@spadestik/domain/search'
import type { Kysely } from 'kysely'
import { readAgents } from '../../agents/readAgents'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import type { AgentFilters, AgentKinds, AgentType } from '../../storage/records/AgentFilters'
import type { Reader } from './describeFilters'
import { describeFilters } from './describeFilters'
import { describeQuery } from './describeQuery'

export interface DescribedAgent {
  readonly agentId: number
  readonly type: AgentType
  readonly language: LanguageCode
}

/**
 * An agent in words. `why` contains the parts of the search, and `search` is the query string of the page
 * that shows the search.
 */
interface Description {
  readonly why: readonly string[]
  readonly search: string
}

function describe(agent: AgentKinds[AgentType]['agent'], reader: Reader): Description {
  const words = (agent.freeSearch ?? '').trim()
  const text = agent.freeSearchType === 'zipCode' ? `“${words}”` : describeQuery(words, reader.language)
  const why = [...(words === '' ? [] : [text]), ...describeFilters(agent, reader)]
  return { why, search: serializeCriteria(fromAgent(agent)) }
}

/** Describes the filters of a search, as those of an agent are. */
export const describeSearch = (type: AgentType, filters: AgentFilters, reader: Reader): Description =>
  // Nothing that only an agent has is described.
  describe({ ...filters, type } as AgentKinds[AgentType]['agent'], reader)

/**
 * Returns a function that describes an agent to a user. The function returns null for an agent that no longer
 * exists.
 */
export async function describeAgents(
  db: Kysely<Database>,
  agents: readonly DescribedAgent[],
): Promise<(agentId: number, reader: Reader) => Description | null> {
  const found = new Map<string, AgentKinds[AgentType]['agent']>()
  for (const [language, ofLanguage] of Map.groupBy(agents, (one) => one.language)) {
    for (const [type, ofType] of Map.groupBy(ofLanguage, (one) => one.type)) {
      const agentIds = [...new Set(ofType.map(({ agentId }) => agentId))]
      for (const agent of await readAgents(db, type, { agentIds }, language))
        found.set(`${language} ${agent.id}`, agent)
    }
  }
  return (agentId, reader) => {
    const agent = found.get(`${reader.language} ${agentId}`)
    return agent === undefined ? null : describe(agent, reader)
  }
}
