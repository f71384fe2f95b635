import type { FilterRow } from './FilterRow'

/** The filter for new and changed items. A search reads their ids, and agents do not have the filter. */
export const unseen: FilterRow = {
  name: 'unseen',
  isPaid: false,
  itemColumns: [],
  changedBy: [],
  complete: () => ({}),
  searchConditions: () => [],
  agentColumns: () => ({}),
  agentConditions: () => [],
  askedConditions: () => [],
  inWords: () => [],
  found: () => null,
}
