import { orderedGroups } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { memo, Suspense, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRetryVocabulary } from '../../api/vocabulary'
import { FailedPart } from '../../resources/FailedPart'
import { lazyPart } from '../../loading/lazyPart'
import { FilterGroupsContext } from './FilterSection'
import { messages } from './order/FilterOrder.messages'
import { FiltersSkeleton } from './FiltersSkeleton'
import * as css from './SearchFilters.css'
import { useFilterGroups } from './useFilterGroups'
import type { FilterListOptions } from './useFilterList'
import { useFilterList } from './useFilterList'

const FilterOrder = lazyPart(async () => (await import('./order/FilterOrder')).FilterOrder)

/**
 * Shows the filters in the user's order. Memoised, so that expanding a row of the results does not render the
 * filters again.
 */
export const SearchFilters = memo(function SearchFilters(props: FilterListOptions) {
  const { formatMessage } = useIntl()
  const retryVocabulary = useRetryVocabulary()
  const list = useFilterList(props)
  const { order, setOrder, open, setOpen } = useFilterGroups()
  const [arranging, setArranging] = useState<'never' | 'now' | 'done'>('never')
  const shared = useMemo(() => ({ open, setOpen }), [open, setOpen])
  const ids = orderedGroups(
    list.map(({ id }) => id),
    order,
  )
  const groups = ids.flatMap((id) => list.filter((group) => group.id === id))
  return (
    <FilterGroupsContext value={shared}>
      {props.vocabulary.hasFailed && <FailedPart onRetry={retryVocabulary} />}
      {props.vocabulary.isLoadingCriteria && <FiltersSkeleton />}
      {arranging === 'now' ? (
        <Suspense fallback={<FiltersSkeleton />}>
          <FilterOrder
            groups={groups}
            onOrderChange={(next) => {
              // Keep the positions of filters for other item types, which are not shown here.
              const others = order.filter((id) => !ids.includes(id))
              setOrder(next.length === 0 ? [] : [...next, ...others])
            }}
            onDone={() => setArranging('done')}
          />
        </Suspense>
      ) : (
        <>
          {groups.map(({ id, filter }) => (
            <div key={id}>{filter}</div>
          ))}
          <div className={css.foot}>
            <Button
              variant="quiet"
              size="small"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focused button was in the list that closed
              autoFocus={arranging === 'done'}
              onPress={() => setArranging('now')}
            >
              {formatMessage(messages.arrange)}
            </Button>
          </div>
        </>
      )}
    </FilterGroupsContext>
  )
})
