import type { ItemType, SearchCriteria, SearchOrder } from '@spadestik/domain/search'
import { changeCriteria, orderRules } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import { Select } from '@spadestik/ui/Select'
import { ArrowDown, ArrowUp, LayoutGrid, Rows3 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { screenTitle } from '../../../app/text.css'
import { useFormats } from '../../../app/useFormats'
import type { SearchResults } from '../../../data/useSearchResults'
import { itemTypeMessages } from '../../../items/Items.messages'
import { messages } from '../Search.messages'
import * as css from './ResultsBar.css'
import type { SetSearch } from '../useSearchState'
import type { ResultsView } from './useResultsView'

interface ResultsBarProps {
  search: SearchCriteria
  setSearch: SetSearch
  /** Whether the results did not come; then nothing is counted. */
  hasFailed: boolean
  /** The agent that the search is; null where it is none. */
  agentName: string | null
  results: SearchResults | undefined
  view: ResultsView
  onViewChange: (view: ResultsView) => void
}

const countMessages = {
  project: messages.projects,
  procurement: messages.procurements,
  company: messages.companies,
} satisfies Record<ItemType, unknown>

/** How many there are, in which order and how they show. */
export function ResultsBar({
  search,
  setSearch,
  results,
  hasFailed,
  agentName,
  view,
  onViewChange,
}: ResultsBarProps) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const { canOrder, hasDirection } = orderRules(search)
  const counted = () => {
    if (results !== undefined && results.type === search.itemType) {
      return formatMessage(countMessages[results.type], {
        count: results.count,
        written: count(results.count, results.countIsCapped),
      })
    }
    return hasFailed ? formatMessage(itemTypeMessages[search.itemType]) : formatMessage(messages.counting)
  }
  return (
    <div className={css.bar}>
      <h1 className={screenTitle} aria-live="polite">
        {counted()}
        {agentName !== null && (
          <span className={css.agent}>
            {formatMessage(messages.inAgent, {
              name: agentName,
              strong: (parts) => <strong>{parts}</strong>,
            })}
          </span>
        )}
      </h1>
      <div className={css.controls}>
        <Select<SearchOrder>
          label={formatMessage(messages.order)}
          isLabelHidden
          variant="compact"
          isDisabled={!canOrder}
          value={search.order}
          onChange={(order) => setSearch(changeCriteria(search, { order, ascending: false }), 'atOnce')}
          options={[
            { value: 'bestMatch', label: formatMessage(messages.bestMatch) },
            { value: 'published', label: formatMessage(messages.byPublished) },
            { value: 'updated', label: formatMessage(messages.byUpdated) },
            { value: 'budget', label: formatMessage(messages.byBudget) },
          ]}
        />
        <Button
          icon={search.ascending ? ArrowUp : ArrowDown}
          isDisabled={!hasDirection}
          onPress={() => setSearch(changeCriteria(search, { ascending: !search.ascending }), 'atOnce')}
        >
          {formatMessage(search.ascending ? messages.ascending : messages.descending)}
        </Button>
        <span className={css.view}>
          <SegmentedControl<ResultsView>
            label={formatMessage(messages.view)}
            isIconOnly
            value={view}
            onChange={onViewChange}
            segments={[
              { value: 'table', label: formatMessage(messages.table), icon: Rows3 },
              { value: 'cards', label: formatMessage(messages.cards), icon: LayoutGrid },
            ]}
          />
        </span>
      </div>
    </div>
  )
}
