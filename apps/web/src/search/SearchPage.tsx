import { countFilters } from '@spadestik/domain/search'
import { from } from '@spadestik/ui/breakpoints'
import { Button } from '@spadestik/ui/Button'
import { FilterPanel } from '@spadestik/ui/FilterPanel'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../loading/lazyPart'
import { Frame } from '../frame/Frame'
import { whenIdle } from '../loading/whenIdle'
import { FiltersSkeleton, SummarySkeleton } from './panel/FiltersSkeleton'
import { useSearchVocabulary } from '../filters/useSearchVocabulary'
import { VocabularyContext } from '../filters/VocabularyContext'
import { ResultsColumn } from './results/ResultsColumn'
import { useCountText } from './results/useCountText'
import { useShownResults } from './results/useShownResults'
import { messages } from '../filters/Search.messages'
import { SearchTypes, SearchWords } from './SearchHead'
import * as css from './SearchPage.css'
import { useKnownPage } from './useKnownPage'
import { useSearchState } from './state/useSearchState'
import { useDebouncedSearch } from './useDebouncedSearch'

/**
 * Loads the filters and their summary after the first results. Both appear together, because a later summary
 * would push the filters down.
 */
async function loadFilters() {
  await whenIdle()
  const [{ SearchFilters: Filters }, { SearchSummary: Summary }] = await Promise.all([
    import('./panel/SearchFilters'),
    import('./panel/SearchSummary'),
  ])
  return { Filters, Summary }
}

const SearchFilters = lazyPart(async () => (await loadFilters()).Filters)
const SearchSummary = lazyPart(async () => (await loadFilters()).Summary)

export function SearchPage() {
  'use memo'
  const { formatMessage } = useIntl()
  const state = useSearchState()
  const { search, setSearch } = state
  const settled = useDebouncedSearch(state)
  const shown = useShownResults(settled, state.list)
  // Defer the slow counts beside the filters, so that the app first responds to a press.
  const countedSearch = useDeferredValue(settled)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isWide = useMediaQuery(from('md'))
  const { results } = shown
  const [isAnswered, setAnswered] = useState(false)
  if (!isAnswered && (results !== undefined || !shown.isLoading)) setAnswered(true)
  const vocabulary = useSearchVocabulary(search)
  const isStale = shown.isLoading || settled !== search
  useKnownPage(state, shown, isStale)
  const counted = useCountText(shown, search.itemType)
  const countIfKnown = results === undefined ? null : counted
  const countInPanel = isStale ? formatMessage(messages.counting) : countIfKnown
  const filterCount = countFilters(search)
  const typesAndWords = (
    <>
      <SearchTypes search={search} setSearch={setSearch} />
      <SearchWords search={search} setSearch={setSearch} />
    </>
  )

  return (
    <Frame
      title={formatMessage(messages.title)}
      aside={
        <FilterPanel
          isOpen={isDrawerOpen}
          onOpenChange={setDrawerOpen}
          resultCount={results === undefined || isStale ? null : results.count}
          isCountCapped={results?.countIsCapped ?? false}
          pinned={
            <>
              {isWide && <div className={css.head}>{typesAndWords}</div>}
              {isAnswered ? (
                <Suspense fallback={<SummarySkeleton />}>
                  <SearchSummary
                    {...{ search, setSearch, vocabulary }}
                    agentId={state.agentId}
                    forgetAgent={state.forgetAgent}
                    startAgain={state.startAgain}
                    counted={isWide ? countInPanel : null}
                  />
                </Suspense>
              ) : (
                <SummarySkeleton />
              )}
            </>
          }
        >
          <Suspense fallback={<FiltersSkeleton />}>
            {isAnswered ? (
              <SearchFilters {...{ search, setSearch, vocabulary }} settled={countedSearch} />
            ) : (
              <FiltersSkeleton />
            )}
          </Suspense>
        </FilterPanel>
      }
    >
      <VocabularyContext value={vocabulary}>
        <ResultsColumn
          state={state}
          shown={shown}
          isStale={isStale}
          counted={counted}
          head={
            !isWide && (
              <div className={css.narrowHead}>
                {typesAndWords}
                <Button icon={SlidersHorizontal} onPress={() => setDrawerOpen(true)}>
                  {filterCount === 0
                    ? formatMessage(messages.filters)
                    : formatMessage(messages.filtersWithCount, { count: filterCount })}
                </Button>
              </div>
            )
          }
        />
      </VocabularyContext>
    </Frame>
  )
}
