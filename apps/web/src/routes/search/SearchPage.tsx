import { from } from '@spadestik/ui/breakpoints'
import { Button } from '@spadestik/ui/Button'
import { FilterPanel } from '@spadestik/ui/FilterPanel'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useIntl } from 'react-intl'
import { Frame } from '../../app/Frame'
import { whenIdle } from '../../session/whenIdle'
import { activeFilters } from './filters/activeFilters'
import { FiltersSkeleton } from './filters/FiltersSkeleton'
import { useSearchVocabulary } from './filters/useSearchVocabulary'
import { ResultsColumn } from './results/ResultsColumn'
import { useShownResults } from './results/useShownResults'
import { messages } from './Search.messages'
import { SearchTypes, SearchWords } from './SearchHead'
import * as css from './SearchPage.css'
import { useSearchState } from './useSearchState'
import { useSettledSearch } from './useSettledSearch'

// The results do not wait for the filters: these are fetched once the first answer is drawn.
const SearchFilters = lazy(async () => {
  await whenIdle()
  return { default: (await import('./filters/SearchFilters')).SearchFilters }
})

/** The screen where subscribers find what concerns them. */
export function SearchPage() {
  'use memo'
  const intl = useIntl()
  const { formatMessage } = intl
  const state = useSearchState()
  const { search, setSearch } = state
  const settled = useSettledSearch(state)
  const shown = useShownResults(settled, state.list)
  // What is counted beside the filters follows without holding up the next press.
  const counted = useDeferredValue(settled)
  const vocabulary = useSearchVocabulary(search)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isWide = useMediaQuery(from('md'))
  const { results } = shown
  const [isAnswered, setAnswered] = useState(false)
  if (!isAnswered && (results !== undefined || !shown.isLoading)) setAnswered(true)
  const isStale = shown.isLoading || settled !== search
  const filterCount = activeFilters(search, vocabulary, intl).length
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
        >
          {isWide && <div className={css.head}>{typesAndWords}</div>}
          <Suspense fallback={<FiltersSkeleton />}>
            {isAnswered ? (
              <SearchFilters
                {...{ search, setSearch, vocabulary }}
                settled={counted}
                agentId={state.agentId}
                forgetAgent={state.forgetAgent}
              />
            ) : (
              <FiltersSkeleton />
            )}
          </Suspense>
        </FilterPanel>
      }
    >
      <ResultsColumn
        state={state}
        shown={shown}
        vocabulary={vocabulary}
        isStale={isStale}
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
    </Frame>
  )
}
