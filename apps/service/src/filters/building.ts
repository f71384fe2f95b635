import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import type { SentFilters } from '../storage/records/AgentFilters'
import type { Condition } from './allOf'
import type { FilterRow } from './FilterRow'
import { agentRange, rangeConditions } from './range'
import { daysInWords, rangeInWords } from './words'

type Sent = Required<
  Pick<Schemas['ItemCriteria'], 'buildingStart' | 'buildingEnd' | 'allowUnspecifiedStartEnd'>
>

const complete = (sent: SentFilters): Sent => ({
  buildingStart: sent.buildingStart ?? null,
  buildingEnd: sent.buildingEnd ?? null,
  allowUnspecifiedStartEnd: sent.allowUnspecifiedStartEnd ?? true,
})

// If an item has only a first or only a last day, its period is that single day.
const value = {
  isStated: sql`coalesce(s.building_start, s.building_end) is not null`,
  isUnstated: sql`(s.building_start is null and s.building_end is null)`,
  isAtLeast: (first: Condition) => sql`coalesce(s.building_end, s.building_start) >= ${first}`,
  isAtMost: (last: Condition) => sql`coalesce(s.building_start, s.building_end) <= ${last}`,
}

const day = (end: string | null) => (end === null ? null : sql`${end}::date`)

/** The filter for items whose building period overlaps with a period (S12). */
export const building: FilterRow = {
  name: 'building',
  isPaid: false,
  itemColumns: ['building_start', 'building_end'],
  copiedColumns: {
    building_start: sql`(i.details->>'buildingStart')::date`,
    building_end: sql`(i.details->>'buildingEnd')::date`,
  },
  changedBy: ['buildingStart', 'buildingEnd'],
  complete,
  searchConditions(sent) {
    const { buildingStart, buildingEnd, allowUnspecifiedStartEnd: allowUnspecified } = complete(sent)
    return rangeConditions(value, { first: day(buildingStart), last: day(buildingEnd), allowUnspecified })
  },
  agentColumns(sent) {
    const { buildingStart, buildingEnd, allowUnspecifiedStartEnd } = complete(sent)
    return {
      building_start: buildingStart,
      building_end: buildingEnd,
      allow_unspecified_period: allowUnspecifiedStartEnd,
    }
  },
  agentConditions: () => [
    agentRange('building', value, {
      first: 'building_start',
      last: 'building_end',
      allowUnspecified: 'allow_unspecified_period',
    }),
  ],
  askedConditions(sent) {
    const own = complete(sent)
    const { buildingStart: from, buildingEnd: to, allowUnspecifiedStartEnd: allowUnspecified } = own
    return from === null && to === null && allowUnspecified
      ? []
      : [{ name: 'building', asked: { from, to, allowUnspecified }, typeId: null, sent: own }]
  },
  inWords: (asked, language) => rangeInWords('building', daysInWords(asked, language), asked, language),
  found({ building_start: from = null, building_end: to = null }) {
    return from === null && to === null ? null : { from, to }
  },
}
