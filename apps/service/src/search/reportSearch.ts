import { countEvent } from '../storage/observed/Work'
import type { SearchKind } from '../storage/observed/Work'
import type { Search } from './run/Search'

const itemTypes = {
  project_search: 'project',
  procurement_search: 'procurement',
  company_search: 'company',
} as const

function kindOf({ hasPhrase, rank, conditions, parts }: Search): SearchKind {
  if (hasPhrase) return 'phrase'
  if (rank !== null) return 'words'
  return conditions.length > 0 || parts !== null ? 'filters' : 'all'
}

/** Counts a search of a user, by what decides its cost. */
export const reportSearch = (search: Search): void =>
  countEvent({ name: 'search', itemType: itemTypes[search.table], kind: kindOf(search) })
