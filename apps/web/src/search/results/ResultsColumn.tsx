import { limits } from '@spadestik/domain/limits'
import { canSearch, pageItems, searchPageCount } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { Pagination } from '@spadestik/ui/Pagination'
import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import type { ReactNode } from 'react'
import { memo, Suspense, useCallback, useDeferredValue, useRef } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { small } from '../../styles/text.css'
import { ProblemView } from '../../resources/Resource'
import type { ResultsList } from '../../routing/searchAddress'
import { useCaller } from '../../session/SessionContext'
import { messages } from '../../filters/Search.messages'
import { useSelecting } from '../../selection/useSelecting'
import * as css from './ResultsColumn.css'
import { useCurrentAgent } from '../state/useCurrentAgent'
import type { SearchState } from '../state/useSearchState'
import { ResultsBar } from './ResultsBar'
import { SearchResultRows } from './SearchResultRows'
import { useResultsView } from './useResultsView'
import type { ShownResults } from './useShownResults'

// Load these components later, because few searches need them.
const SpellingOffer = lazyPart(async () => (await import('./SpellingOffer')).SpellingOffer)
const GroupOffers = lazyPart(async () => (await import('./GroupOffers')).GroupOffers)
const NoCompanyAccess = lazyPart(async () => (await import('./NoCompanyAccess')).NoCompanyAccess)
const PartialMatches = lazyPart(async () => (await import('./PartialMatches')).PartialMatches)

interface ResultsColumnProps {
  state: SearchState
  shown: ShownResults
  isStale: boolean
  /** The content above the results on screens where the filters have no column. */
  head: ReactNode
  counted: string
}

/** The results with the bar above and the page links below (S05). */
export function ResultsColumn({ state, shown, isStale, head, counted }: ResultsColumnProps) {
  'use memo'
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { chosen, view, setView } = useResultsView()
  const { name: agentName } = useCurrentAgent(state)
  const top = useRef<HTMLDivElement>(null)
  const showTop = useCallback(() => top.current?.scrollIntoView(), [])
  const { search, list } = state
  const { results, error, more } = shown
  const { selecting, load } = useSelecting(results !== undefined)
  // Deferred values let the app respond to presses while the rows render. Also defer the dimming of old rows,
  // which changes every cell.
  const drawnResults = useDeferredValue(results)
  const drawnSearch = useDeferredValue(search)
  const isDrawnStale = useDeferredValue(isStale)
  const spelling = isStale ? undefined : results?.spelling
  const groups = isStale ? undefined : results?.groupOffers
  // Show the page links together with the rows. Rows that appear later would move the links.
  const pageCount = drawnResults === undefined || list === 'loads' ? 1 : searchPageCount(drawnResults)
  if (!canSearch(search, caller)) {
    return (
      <>
        {head}
        <Suspense>
          <NoCompanyAccess />
        </Suspense>
      </>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handlers only load code
    <div ref={top} onPointerEnter={load} onFocus={load}>
      {head}
      <ResultsBar
        search={search}
        setSearch={state.setSearch}
        counted={counted}
        isStale={isStale}
        agentName={agentName}
        view={chosen}
        onViewChange={setView}
      />
      {search.itemType === 'company' && (
        <div className={css.list}>
          <SegmentedControl<ResultsList>
            label={formatMessage(messages.list)}
            value={list}
            onChange={state.setList}
            segments={[
              { value: 'pages', label: formatMessage(messages.listPages) },
              { value: 'loads', label: formatMessage(messages.listLoads) },
            ]}
          />
        </div>
      )}
      {spelling !== undefined && (
        <Suspense>
          <SpellingOffer search={search} setSearch={state.setSearch} spelling={spelling} />
        </Suspense>
      )}
      {groups !== undefined && (
        <Suspense>
          <GroupOffers search={search} setSearch={state.setSearch} groups={groups} />
        </Suspense>
      )}
      {error === undefined ? (
        <SearchResultRows
          search={drawnSearch}
          setSearch={state.setSearch}
          results={drawnResults}
          view={view}
          isStale={isDrawnStale}
          openId={state.openId}
          onOpenIdChange={state.setOpenId}
          selecting={selecting}
        />
      ) : (
        <div role="alert">
          <ProblemView problem={error} variant="part" onRetry={shown.retry} />
        </div>
      )}
      {drawnResults !== undefined && drawnResults.type !== 'company' && drawnResults.partialMatches && (
        <Suspense>
          <PartialMatches results={drawnResults} view={view} />
        </Suspense>
      )}
      {selecting?.foot(search)}
      {more !== null && (
        <div className={css.pages}>
          <Button isPending={more.isLoading} onPress={more.load}>
            {formatMessage(messages.loadMore)}
          </Button>
        </div>
      )}
      {pageCount > 1 && (
        <div className={css.pages}>
          <PageLinks
            page={search.page}
            pageCount={pageCount}
            getHref={state.pagePath}
            onPageChange={showTop}
          />
          {drawnResults?.countIsCapped && (
            <p className={small}>{formatMessage(messages.capped, { count: limits.exactCountMax })}</p>
          )}
        </div>
      )}
    </div>
  )
}

interface PageLinksProps {
  page: number
  pageCount: number
  getHref: (page: number) => string
  onPageChange: () => void
}

/** Memoised, because the many links do not change when a row is expanded. */
const PageLinks = memo(function PageLinks({ page, pageCount, ...rest }: PageLinksProps) {
  return (
    <Pagination
      {...rest}
      items={pageItems(page, pageCount)}
      previousPage={page > 1 ? page - 1 : null}
      nextPage={page < pageCount ? page + 1 : null}
    />
  )
})
