import type { FilterName, ItemType, SearchCriteria } from '@spadestik/domain/search'
import type { SearchVocabulary } from '../../filters/useSearchVocabulary'
import type { Haste } from '../state/useSearchState'

/** The props of a filter in the panel. */
export interface FilterProps<Name extends FilterName, Value = SearchCriteria[Name]> {
  name: Name
  value: Value
  onChange: (value: Value, haste?: Haste) => void
  itemType: ItemType
  /** The search that has run, for which the filter shows counts. It changes a little later than `value`. */
  settled: SearchCriteria
  vocabulary: SearchVocabulary
}
