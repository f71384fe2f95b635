import type { AgentFilters, AgentType, FiltersOf, SentFilters } from '../storage/records/AgentFilters'

const shared = (sent: SentFilters) => {
  const text = sent.freeSearch?.trim() ?? ''
  const inOrder = (sent.criteria ?? [])
    .map((criterion, place) => ({ ...criterion, place: criterion.index ?? place }))
    .sort((a, b) => a.place - b.place)
  return {
    freeSearch: text === '' ? null : text,
    freeSearchType: sent.freeSearchType ?? 'normal',
    // Names depend on the language, so they are read with every response.
    criteria: inOrder.map(({ id, typeId, included }, index) => ({ id, typeId, included, index })),
    countryIds: sent.countryIds ?? [],
    roles: sent.roles ?? [],
    isPublic: sent.isPublic ?? null,
  } as const
}

const ofItem = (sent: SentFilters) => ({
  ...shared(sent),
  companies: (sent.companies ?? []).map(({ id }) => ({ id })),
  buildingStart: sent.buildingStart ?? null,
  buildingEnd: sent.buildingEnd ?? null,
  allowUnspecifiedStartEnd: sent.allowUnspecifiedStartEnd ?? true,
  minBudget: sent.minBudget ?? null,
  maxBudget: sent.maxBudget ?? null,
  allowUnspecifiedBudget: sent.allowUnspecifiedBudget ?? true,
  buildingSizeMin: sent.buildingSizeMin ?? null,
  buildingSizeMax: sent.buildingSizeMax ?? null,
  allowUnspecifiedBuildingSize: sent.allowUnspecifiedBuildingSize ?? true,
  groundSizeMin: sent.groundSizeMin ?? null,
  groundSizeMax: sent.groundSizeMax ?? null,
  allowUnspecifiedGroundSize: sent.allowUnspecifiedGroundSize ?? true,
  metresMin: sent.metresMin ?? null,
  metresMax: sent.metresMax ?? null,
  allowUnspecifiedMetres: sent.allowUnspecifiedMetres ?? true,
  unitsMin: sent.unitsMin ?? null,
  unitsMax: sent.unitsMax ?? null,
  allowUnspecifiedUnits: sent.allowUnspecifiedUnits ?? true,
})

const complete: { readonly [Type in AgentType]: (sent: SentFilters) => FiltersOf<Type> } = {
  project: (sent) => ({ ...ofItem(sent), projectPhases: sent.projectPhases ?? [] }),
  procurement: (sent) => ({
    ...ofItem(sent),
    procurementPhases: sent.procurementPhases ?? [],
    procurementTypes: sent.procurementTypes ?? [],
    deadlineFrom: sent.deadlineFrom ?? null,
    deadlineTo: sent.deadlineTo ?? null,
  }),
  company: (sent) => ({ ...shared(sent), projectPhases: sent.projectPhases ?? [] }),
}

/** Completes the filters of an agent: missing ones become null, empty or true. */
export function completeFilters(type: AgentType, sent: SentFilters): AgentFilters {
  return complete[type](sent)
}
