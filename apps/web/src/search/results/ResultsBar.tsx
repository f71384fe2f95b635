import type { SearchCriteria, SearchOrder } from '@spadestik/domain/search'
import { changeCriteria, companyOrder, orderRules } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import { Select } from '@spadestik/ui/Select'
import { visuallyHidden } from '@spadestik/ui/visuallyHidden'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { ArrowDown, ArrowUp, LayoutGrid, Rows3, Rows4 } from 'lucide-react'
import { memo, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { buttonPlace } from '../../account/exports/buttonPlace.css'
import { lazyPart } from '../../loading/lazyPart'
import { whenIdle } from '../../loading/whenIdle'
import { useCaller } from '../../session/SessionContext'
import { screenTitle } from '../../styles/text.css'
import { orderMessages } from '../../filters/orderMessages'
import { messages } from '../../filters/Search.messages'
import * as css from './ResultsBar.css'
import type { SetSearch } from '../state/useSearchState'
import type { ResultsView } from './useResultsView'

/** It waits for the results, which come first. */
const ExportButton = lazyPart(async () => {
  await whenIdle()
  return (await import('../../account/exports/ExportButton')).ExportButton
})

interface ResultsBarProps {
  search: SearchCriteria
  setSearch: SetSearch
  counted: string
  /** Whether `counted` is about an earlier search, because the current one is still running. */
  isStale: boolean
  /** The name of the agent (saved search) whose filters equal the filters of this search, or null. */
  agentName: string | null
  view: ResultsView
  onViewChange: (view: ResultsView) => void
}

/**
 * Shows the number of results. Users choose the order of the results, and whether to see them as a table or
 * as cards (S02, S03, S04).
 */
export function ResultsBar(props: ResultsBarProps) {
  const { search, setSearch, counted, isStale, agentName, view, onViewChange } = props
  const { formatMessage } = useIntl()
  const change = useStableHandler((part: Partial<SearchCriteria>) =>
    setSearch(changeCriteria(search, part), 'atOnce'),
  )
  return (
    <div className={css.bar}>
      {/* Emptied during each search, so that screen readers also announce a count that stays the same. */}
      <output className={visuallyHidden}>{isStale ? '' : counted}</output>
      <h1 className={screenTitle}>
        {counted}
        {agentName !== null && (
          <>
            {' '}
            <span className={css.agent}>
              {formatMessage(messages.inAgent, {
                name: agentName,
                strong: (parts) => <strong>{parts}</strong>,
              })}
            </span>
          </>
        )}
      </h1>
      <div className={css.ends}>
        <ResultsControls
          itemType={search.itemType}
          order={search.itemType === 'company' ? companyOrder(search) : search.order}
          ascending={search.ascending}
          onChange={change}
          view={view}
          onViewChange={onViewChange}
        />
        <span className={buttonPlace}>
          <Suspense>{!isStale && counted !== '' && <ExportButton source={search} />}</Suspense>
        </span>
      </div>
    </div>
  )
}

interface ResultsControlsProps
  extends
    Pick<SearchCriteria, 'itemType' | 'order' | 'ascending'>,
    Pick<ResultsBarProps, 'view' | 'onViewChange'> {
  /** Pass the same function in every render, because the controls are memoised. */
  onChange: (change: Partial<SearchCriteria>) => void
}

/**
 * The controls for the order and the view of the results. They are memoised, because filters do not change
 * them.
 */
const ResultsControls = memo(function ResultsControls(props: ResultsControlsProps) {
  const { itemType, order, ascending, onChange, view, onViewChange } = props
  const { formatMessage } = useIntl()
  const { orders, canReverse } = orderRules({ itemType, order }, useCaller())
  // Show the current order even if the user cannot choose it. For example, users cannot choose the order of
  // companies.
  const shownOptions = orders.includes(order) ? orders : [...orders, order]
  return (
    <div className={css.controls}>
      <Select<SearchOrder>
        label={formatMessage(messages.order)}
        isLabelHidden
        variant="compact"
        isDisabled={orders.length === 0}
        value={order}
        onChange={(next) => onChange({ order: next, ascending: false })}
        options={shownOptions.map((value) => ({ value, label: formatMessage(orderMessages[value]) }))}
      />
      <Button
        icon={ascending ? ArrowUp : ArrowDown}
        isDisabled={!canReverse}
        onPress={() => onChange({ ascending: !ascending })}
      >
        {formatMessage(ascending ? messages.ascending : messages.descending)}
      </Button>
      <span className={css.view}>
        <SegmentedControl<ResultsView>
          label={formatMessage(messages.view)}
          isIconOnly
          value={view}
          onChange={onViewChange}
          segments={[
            { value: 'table', label: formatMessage(messages.table), icon: Rows3 },
            { value: 'compact', label: formatMessage(messages.compact), icon: Rows4 },
            { value: 'cards', label: formatMessage(messages.cards), icon: LayoutGrid },
          ]}
        />
      </span>
    </div>
  )
})
