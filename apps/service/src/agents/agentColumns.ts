import { filterRows, filtersOf } from '../filters/filterTable'
import type { View } from '../contract/View'
import { postalCodeColumns } from '../search/text/postalCodes'
import { textColumns } from '../search/text/textColumns'
import type { AgentFilters, AgentType, SentFilters } from '../storage/records/AgentFilters'
import type { FilterColumns } from '../storage/tables/AgentTables'
import { relativeTimes } from './relativeTimes'

const noText = { words: null, text_tree: null, text_is_checked: false }

export type AgentReader = Pick<View, 'language' | 'timeZone'>

/** Converts the filters of an agent to the columns that are compared with items (ADR 9). */
export function agentColumns(
  type: AgentType,
  filters: AgentFilters,
  { language: reader, timeZone }: AgentReader,
) {
  const text = filters.freeSearch ?? ''
  const times = relativeTimes(filters, timeZone)
  const isZip = filters.freeSearchType === 'zipCode'
  const columnsOf = (rows: typeof filterRows, sent: SentFilters) =>
    rows.map((filter) => filter.agentColumns(sent, timeZone))
  // Columns of filters that this type of agent does not have are not set.
  const ofFilters: FilterColumns = Object.assign(
    {},
    ...columnsOf(filterRows, {}),
    ...columnsOf(filtersOf(type), filters),
  )
  return {
    reader,
    ...(text === '' || isZip ? noText : textColumns(text)),
    ...(text !== '' && isZip
      ? postalCodeColumns(text)
      : { zip_from: null, zip_before: null, zip_digits: null }),
    ...ofFilters,
    relative_times: times === null ? null : JSON.stringify(times),
  }
}
