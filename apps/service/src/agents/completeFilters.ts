import type { Schemas } from '@spadestik/api-client/schema'
import { filterTable, filtersOf } from '../filters/filterTable'
import type { AgentFilters, AgentType, SentFilters } from '../storage/records/AgentFilters'

/** The order of the results of an agent. Agents for companies have none. */
type SentOrder = Schemas['AgentOrder']

/**
 * Returns all filters of an agent (a saved search), and its order. A missing filter gets its default, such as
 * null, an empty array or true.
 */
export function completeFilters(type: AgentType, sent: SentFilters & SentOrder): AgentFilters {
  const { freeSearchType = 'normal', orderBy = 'bestMatch', ascending = false } = sent
  const text = sent.freeSearch?.trim() ?? ''
  const own =
    type === 'company'
      ? // The contract has this filter for company agents too, although it compares nothing.
        filterTable.isPublic.complete(sent)
      : { orderBy, ascending }
  return Object.assign(
    { freeSearch: text === '' ? null : text, freeSearchType, ...own },
    ...filtersOf(type).map(({ complete }) => complete(sent)),
  )
}
