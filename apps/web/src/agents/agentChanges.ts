import type { SearchCriteria } from '@spadestik/domain/search'
import type { AgentChanges } from '@spadestik/ui/AgentReplaceModal'
import type { IntlShape } from 'react-intl'
import { activeFilters } from '../search/words/activeFilters'
import type { SearchVocabulary } from '../search/words/useSearchVocabulary'
import { orderLabel } from './orderLabel'

function partsOf(search: SearchCriteria, vocabulary: SearchVocabulary, intl: IntlShape): string[] {
  const filters = activeFilters({ ...search, unseen: false }, vocabulary, intl)
  const labels = filters.map(({ label, kind }) => (kind === 'excluded' ? `− ${label}` : label))
  return search.itemType === 'company' ? labels : [...labels, orderLabel(search, intl)]
}

/** Returns what an agent (a saved search) loses and gets when another search replaces its filters (M02). */
export function agentChanges(
  before: SearchCriteria,
  after: SearchCriteria,
  vocabulary: SearchVocabulary,
  intl: IntlShape,
): AgentChanges {
  const [old, next] = [partsOf(before, vocabulary, intl), partsOf(after, vocabulary, intl)]
  return {
    removed: old.filter((part) => !next.includes(part)),
    added: next.filter((part) => !old.includes(part)),
  }
}
