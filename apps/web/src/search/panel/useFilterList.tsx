import { may } from '@spadestik/domain/access'
import type { MarkedCriterion } from '@spadestik/domain/criteria'
import { withMarks } from '@spadestik/domain/criteria'
import { keysOf } from '@spadestik/domain/records'
import type { SearchCriteria } from '@spadestik/domain/search'
import { appliesTo, changeCriteria } from '@spadestik/domain/search'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { useIntl } from 'react-intl'
import { filterTexts } from '../../filters/filterTexts'
import type { SearchVocabulary } from '../../filters/useSearchVocabulary'
import { useCaller } from '../../session/SessionContext'
import type { Haste, SetSearch } from '../state/useSearchState'
import { CriterionFilter } from './CriterionFilter'
import type { FilterPanels, PanelName } from './filterPanels'
import { filterPanels } from './filterPanels'
import { useTypesInUse } from './useTypesInUse'

/** A filter of the panel. `id` is its id in the stored order of filters that the user has chosen. */
export interface FilterGroup {
  readonly id: string
  readonly title: string
  readonly filter: ReactNode
}

export interface FilterListOptions {
  readonly search: SearchCriteria
  readonly setSearch: SetSearch
  /** The search that has run, for which the filters show counts. It changes a little later than `search`. */
  readonly settled: SearchCriteria
  readonly vocabulary: SearchVocabulary
}

/** Renders the component of a filter again only if its own props have changed, and not after every change. */
function Panel<Name extends PanelName>({
  name,
  search,
  setSearch,
  settled,
  vocabulary,
}: FilterListOptions & { name: Name }) {
  'use memo'
  const panels: FilterPanels = filterPanels
  const Filter = panels[name]
  const onChange = useStableHandler((value: SearchCriteria[Name], haste?: Haste) =>
    setSearch(changeCriteria(search, { [name]: value }), haste),
  )
  const { itemType } = search
  const value = search[name]
  return createElement(Filter, { name, value, onChange, itemType, settled, vocabulary })
}

/** Returns the filters that the user can use for the item type of the search, in the order of the panel. */
export function useFilterList(options: FilterListOptions): FilterGroup[] {
  'use memo'
  const { search, settled, vocabulary, setSearch } = options
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const types = useTypesInUse(vocabulary.criterionTypes, search)
  const changeMarks = useStableHandler((typeId: number, choices: readonly MarkedCriterion[]) =>
    setSearch(changeCriteria(search, { criteria: withMarks(search.criteria, typeId, choices) })),
  )
  const isShown = (name: PanelName): boolean => {
    if (name === 'building') return true // Disabled for companies.
    return appliesTo(name, search.itemType) && (name !== 'deadline' || may(caller, 'readPaidDetails'))
  }
  const criterionFilters = types.map((type) => ({
    id: `criteria ${type.id}`,
    title: type.name,
    filter: (
      <CriterionFilter type={type} search={settled} criteria={search.criteria} onChange={changeMarks} />
    ),
  }))
  return keysOf(filterPanels).flatMap((name) => {
    if (name === 'criteria') return criterionFilters
    if (!isShown(name)) return []
    const title = formatMessage(filterTexts[name].title)
    return [{ id: name, title, filter: <Panel name={name} {...options} /> }]
  })
}
