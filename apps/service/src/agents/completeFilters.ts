import type { Schemas } from '@spadestik/api-client/schema'
import { fromMeasureBody, measuresOf, toMeasureBody } from '@spadestik/domain/range'
import { fromTimeBody, timesOf, toTimeBody } from '@spadestik/domain/times'
import type { AgentFilters, AgentType, FiltersOf, SentFilters } from '../storage/records/AgentFilters'

/** The order of the results of an agent. Agents for companies have none. */
type SentOrder = Schemas['AgentOrder']

const shared = (sent: SentFilters) => {
  const text = sent.freeSearch?.trim() ?? ''
  const inOrder = (sent.criteria ?? [])
    .map((criterion, place) => ({ ...criterion, place: criterion.index ?? place }))
    .sort((a, b) => a.place - b.place)
  return {
    freeSearch: text === '' ? null : text,
    freeSearchType: sent.freeSearchType ?? 'normal',
    // The names of criteria are not stored with an agent. They depend on the language, so each response reads
    // them again.
    criteria: inOrder.map(({ id, typeId, included }, index) => ({ id, typeId, included, index })),
    countryIds: sent.countryIds ?? [],
    roles: sent.roles ?? [],
    isPublic: sent.isPublic ?? null,
  } as const
}

const ofItem = (type: 'project' | 'procurement', sent: SentFilters & SentOrder) => ({
  ...shared(sent),
  orderBy: sent.orderBy ?? ('bestMatch' as const),
  ascending: sent.ascending ?? false,
  companies: (sent.companies ?? []).map(({ id }) => ({ id })),
  buildingStart: sent.buildingStart ?? null,
  buildingEnd: sent.buildingEnd ?? null,
  allowUnspecifiedStartEnd: sent.allowUnspecifiedStartEnd ?? true,
  ...Object.assign(
    {},
    ...measuresOf(type).map((measure) => toMeasureBody(measure, fromMeasureBody(measure, sent))),
  ),
  ...Object.assign({}, ...timesOf(type).map((name) => toTimeBody(name, fromTimeBody(name, sent)))),
})

const complete: { readonly [Type in AgentType]: (sent: SentFilters & SentOrder) => FiltersOf<Type> } = {
  project: (sent) => ({ ...ofItem('project', sent), projectPhases: sent.projectPhases ?? [] }),
  procurement: (sent) => ({
    ...ofItem('procurement', sent),
    procurementPhases: sent.procurementPhases ?? [],
    procurementTypes: sent.procurementTypes ?? [],
  }),
  company: (sent) => ({ ...shared(sent), projectPhases: sent.projectPhases ?? [] }),
}

/**
 * Returns all filters of an agent (a saved search), and its order. A missing filter gets its default, such as
 * null, an empty array or true.
 */
export function completeFilters(type: AgentType, sent: SentFilters & SentOrder): AgentFilters {
  return complete[type](sent)
}
