import type { LanguageCode } from '../reference/languages'
import { zipPattern } from '../search/text/patterns'
import { textColumns } from '../search/text/textColumns'
import type { AgentFilters, SentFilters } from '../storage/records/AgentFilters'

/** Groups the criteria that an agent includes by type. An item must have one of each type. */
export function inclusionsOf({ criteria }: AgentFilters): { type_id: number; criteria: number[] }[] {
  const included = Map.groupBy(
    criteria.filter((criterion) => criterion.included),
    ({ typeId }) => typeId,
  )
  return [...included].map(([type_id, ofType]) => ({ type_id, criteria: ofType.map(({ id }) => id) }))
}

const orNull = (ids: readonly number[] | undefined) =>
  ids === undefined || ids.length === 0 ? null : [...ids]

const noText = { words: null, text_tree: null, text_is_checked: false }

/** Returns the filters of an agent as the columns by which agents are matched (ADR 9). */
export function agentColumns(filters: AgentFilters, reader: LanguageCode) {
  // A filter that a kind of agent does not have is not set.
  const asked: SentFilters = filters
  const text = asked.freeSearch ?? ''
  const isZip = asked.freeSearchType === 'zipCode'
  return {
    reader,
    ...(text === '' || isZip ? noText : textColumns(text)),
    zip_pattern: text !== '' && isZip ? zipPattern(text) : null,
    included_types: inclusionsOf(filters).length,
    excluded: orNull(filters.criteria.filter(({ included }) => !included).map(({ id }) => id)),
    country_ids: orNull(asked.countryIds),
    role_ids: orNull(asked.roles),
    company_ids: orNull(asked.companies?.map(({ id }) => id)),
    phase_ids: orNull(asked.projectPhases ?? asked.procurementPhases),
    type_ids: orNull(asked.procurementTypes),
    is_public: asked.isPublic ?? null,
    building_start: asked.buildingStart ?? null,
    building_end: asked.buildingEnd ?? null,
    allow_unspecified_period: asked.allowUnspecifiedStartEnd ?? true,
    budget_min: asked.minBudget ?? null,
    budget_max: asked.maxBudget ?? null,
    allow_unspecified_budget: asked.allowUnspecifiedBudget ?? true,
    building_size_min: asked.buildingSizeMin ?? null,
    building_size_max: asked.buildingSizeMax ?? null,
    allow_unspecified_building_size: asked.allowUnspecifiedBuildingSize ?? true,
    ground_size_min: asked.groundSizeMin ?? null,
    ground_size_max: asked.groundSizeMax ?? null,
    allow_unspecified_ground_size: asked.allowUnspecifiedGroundSize ?? true,
    metres_min: asked.metresMin ?? null,
    metres_max: asked.metresMax ?? null,
    allow_unspecified_metres: asked.allowUnspecifiedMetres ?? true,
    units_min: asked.unitsMin ?? null,
    units_max: asked.unitsMax ?? null,
    allow_unspecified_units: asked.allowUnspecifiedUnits ?? true,
    deadline_from: asked.deadlineFrom ?? null,
    deadline_to: asked.deadlineTo ?? null,
  }
}
