import type { Schemas } from '@spadestik/api-client/schema'
import { fromMeasureBody } from '../search/measures'
import { measuresOf, timesOf } from '../search/filters'
import type { SearchCriteria } from '../search/SearchCriteria'
import { emptyCriteria } from '../search/SearchCriteria'
import { fromTimeBody } from '../search/times'

export type Agent = Schemas['ProjectAgent'] | Schemas['ProcurementAgent'] | Schemas['CompanyAgent']

function textOf(agent: Agent): Pick<SearchCriteria, 'freeSearch' | 'freeSearchType' | 'criteria' | 'roles'> {
  return {
    freeSearch: (agent.freeSearch ?? '').trim(),
    freeSearchType: agent.freeSearchType ?? 'normal',
    criteria: [...(agent.criteria ?? [])]
      .sort((a, b) => (a.index ?? 0) - (b.index ?? 0))
      .map(({ id, typeId, included }) => ({ id, typeId, included })),
    roles: agent.roles ?? [],
  }
}

function itemFilters(agent: Exclude<Agent, Schemas['CompanyAgent']>): Partial<SearchCriteria> {
  return {
    order: agent.orderBy ?? 'bestMatch',
    ascending: agent.ascending ?? false,
    companies: (agent.companies ?? []).map(({ id }) => id),
    isPublic: agent.isPublic ?? null,
    building: {
      from: agent.buildingStart ?? null,
      to: agent.buildingEnd ?? null,
      allowUnspecified: agent.allowUnspecifiedStartEnd ?? true,
    },
    ...Object.fromEntries(
      measuresOf(agent.type).map((measure) => [measure, fromMeasureBody(measure, agent)]),
    ),
    ...Object.fromEntries(timesOf(agent.type).map((name) => [name, fromTimeBody(name, agent)])),
  }
}

function filtersOf(agent: Agent): Partial<SearchCriteria> {
  switch (agent.type) {
    case 'project':
      return { ...itemFilters(agent), projectPhases: agent.projectPhases ?? [] }
    case 'procurement':
      return {
        ...itemFilters(agent),
        procurementPhases: agent.procurementPhases ?? [],
        procurementTypes: agent.procurementTypes ?? [],
      }
    case 'company':
      return { projectPhases: agent.projectPhases ?? [] }
  }
}

/** Converts an agent (a saved search) to a search on page 1, in the order of the agent. (W08, S17) */
export function fromAgent(agent: Agent): SearchCriteria {
  return {
    ...emptyCriteria(agent.type),
    ...textOf(agent),
    countryIds: agent.countryIds ?? [],
    ...filtersOf(agent),
  }
}
