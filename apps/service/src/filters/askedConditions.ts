import type { AgentType, SentFilters } from '../storage/records/AgentFilters'
import { filtersOf } from './filterTable'
import type { AskedCondition, FilterReader } from './FilterRow'

/** Returns the conditions that an agent (a saved search) sets, its free text first. */
export function askedConditions(
  type: AgentType,
  sent: SentFilters,
  reader: FilterReader,
): readonly AskedCondition[] {
  const { freeSearch, freeSearchType = 'normal' } = sent
  const text = freeSearch ?? ''
  const ofText: AskedCondition = {
    name: freeSearchType === 'zipCode' ? 'postalCode' : 'freeSearch',
    asked: { text },
    typeId: null,
    sent: { freeSearch: text, freeSearchType },
  }
  return [
    ...(text === '' ? [] : [ofText]),
    ...filtersOf(type).flatMap((filter) => filter.askedConditions(sent, reader, type)),
  ]
}
