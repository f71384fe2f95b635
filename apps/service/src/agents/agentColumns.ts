import { fromMeasureBody, measures } from '@spadestik/domain/range'
import type { View } from '../contract/View'
import { updatedBetween } from '../search/conditions/timeConditions'
import { postalCodeColumns } from '../search/text/postalCodes'
import { textColumns } from '../search/text/textColumns'
import type { AgentFilters, SentFilters } from '../storage/records/AgentFilters'
import type { RangeColumns } from '../storage/tables/AgentTables'
import { measureColumns } from '../storage/tables/measureColumns'
import { relativeTimes } from './relativeTimes'

/**
 * Groups the included criteria by criterion type, such as geography. An item must have at least one criterion
 * of each group.
 */
export function inclusionsOf({ criteria }: AgentFilters): { type_id: number; criteria: number[] }[] {
  const included = Map.groupBy(
    criteria.filter((criterion) => criterion.included),
    ({ typeId }) => typeId,
  )
  return [...included].map(([type_id, ofType]) => ({ type_id, criteria: ofType.map(({ id }) => id) }))
}

const orNull = (ids: readonly number[] | undefined) =>
  ids === undefined || ids.length === 0 ? null : [...ids]

function rangeColumns(asked: SentFilters): RangeColumns {
  const columns = measures.map((measure) => {
    const { min, max, allowUnspecified } = fromMeasureBody(measure, asked)
    const column = measureColumns[measure]
    return {
      [`${column}_min`]: min,
      [`${column}_max`]: max,
      [`allow_unspecified_${column}`]: allowUnspecified,
    }
  })
  return Object.assign({}, ...columns)
}

const noText = { words: null, text_tree: null, text_is_checked: false }

export type AgentReader = Pick<View, 'language' | 'timeZone'>

/** Converts the filters of an agent to the columns that are compared with items (ADR 9). */
export function agentColumns(filters: AgentFilters, { language: reader, timeZone }: AgentReader) {
  // `SentFilters` has the filters of all agent types. Filters that do not exist for this type are undefined.
  const asked: SentFilters = filters
  const text = asked.freeSearch ?? ''
  const times = relativeTimes(filters, timeZone)
  const updated = updatedBetween(asked, timeZone)
  const isZip = asked.freeSearchType === 'zipCode'
  return {
    reader,
    ...(text === '' || isZip ? noText : textColumns(text)),
    ...(text !== '' && isZip
      ? postalCodeColumns(text)
      : { zip_from: null, zip_before: null, zip_digits: null }),
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
    ...rangeColumns(asked),
    relative_times: times === null ? null : JSON.stringify(times),
    start_from: asked.startFrom ?? null,
    start_to: asked.startTo ?? null,
    updated_from: updated.from,
    updated_before: updated.before,
    deadline_from: asked.deadlineFrom ?? null,
    deadline_to: asked.deadlineTo ?? null,
  }
}
