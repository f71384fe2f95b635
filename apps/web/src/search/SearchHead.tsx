import { may } from '@spadestik/domain/access'
import type { ItemType, SearchCriteria } from '@spadestik/domain/search'
import { changeCriteria, withItemType } from '@spadestik/domain/search'
import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { useIntl } from 'react-intl'
import { messages as itemMessages } from '../item/Items.messages'
import { useCaller } from '../session/SessionContext'
import { messages } from '../filters/Search.messages'
import { TextFilter } from './TextFilter'
import type { Haste, SetSearch } from './state/useSearchState'

interface SearchHeadProps {
  search: SearchCriteria
  setSearch: SetSearch
}

/** Lets the user choose the item type, even if the panel of filters is closed (S01). */
export function SearchTypes({ search, setSearch }: SearchHeadProps) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  return (
    <SegmentedControl<ItemType>
      label={formatMessage(messages.itemType)}
      value={search.itemType}
      onChange={(itemType) => setSearch(withItemType(search, itemType), 'atOnce')}
      segments={[
        { value: 'project', label: formatMessage(itemMessages.projects) },
        { value: 'procurement', label: formatMessage(itemMessages.procurements) },
        {
          value: 'company',
          label: formatMessage(itemMessages.companies),
          isDisabled: !may(caller, 'searchCompanies'),
        },
      ]}
    />
  )
}

/** The free-text field of a search (S08). */
export function SearchWords({ search, setSearch }: SearchHeadProps) {
  const change = useStableHandler((part: Partial<SearchCriteria>, haste: Haste) =>
    setSearch(changeCriteria(search, part), haste),
  )
  return <TextFilter text={search.freeSearch} mode={search.freeSearchType} onChange={change} />
}
