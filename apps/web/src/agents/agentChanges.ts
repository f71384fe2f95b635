import type { SearchCriteria } from '@spadestik/domain/search'
import type { AgentChanges } from '@spadestik/ui/AgentReplaceModal'
import { activeFilters } from '../filters/activeFilters'
import type { TextContext } from '../filters/filterTexts'
import { orderLabel } from './orderLabel'

function partsOf(search: SearchCriteria, context: TextContext): string[] {
  const filters = activeFilters({ ...search, unseen: false }, context)
  const labels = filters.map(({ label, kind }) => (kind === 'excluded' ? `− ${label}` : label))
  return search.itemType === 'company' ? labels : [...labels, orderLabel(search, context.intl)]
}

/** Returns what an agent (a saved search) loses and gets when another search replaces its filters (M02). */
export function agentChanges(
  before: SearchCriteria,
  after: SearchCriteria,
  context: TextContext,
): AgentChanges {
  const [old, next] = [partsOf(before, context), partsOf(after, context)]
  return {
    removed: old.filter((part) => !next.includes(part)),
    added: next.filter((part) => !old.includes(part)),
  }
}
