import { limits } from '@spadestik/domain/limits'
import {
  changeCriteria,
  mayBeSearched,
  pageItems,
  searchPageCount,
  serializeCriteria,
} from '@spadestik/domain/search'
import { from } from '@spadestik/ui/breakpoints'
import { Button } from '@spadestik/ui/Button'
import { FilterPanel } from '@spadestik/ui/FilterPanel'
import { Pagination } from '@spadestik/ui/Pagination'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Frame } from '../../app/Frame'
import { paths } from '../../app/paths'
import { ProblemView } from '../../app/ProblemView'
import { small } from '../../app/text.css'
import { useSearchResults } from '../../data/useSearchResults'
import { useCaller } from '../../session/SessionContext'
import { activeFilters } from './filters/activeFilters'
import { ResultsBar } from './results/ResultsBar'
import { messages } from './Search.messages'
import { SearchFilters } from './filters/SearchFilters'
import { SearchTypes, SearchWords } from './SearchHead'
import * as css from './SearchPage.css'
import { SearchResultRows } from './results/SearchResultRows'
import { useResultsView } from './results/useResultsView'
import { useCurrentAgent } from './useCurrentAgent'
import { useSearchState } from './useSearchState'
import { useSearchVocabulary } from './filters/useSearchVocabulary'
import { useSettledSearch } from './useSettledSearch'

/** The screen where subscribers find what concerns them. */
export function SearchPage() {
  const intl = useIntl()
  const { formatMessage } = intl
  const caller = useCaller()
  const state = useSearchState()
  const { search, setSearch } = state
  const settled = useSettledSearch(state)
  const {
    data: results,
    error,
    isLoading,
    mutate,
  } = useSearchResults(mayBeSearched(settled, caller) ? settled : null)
  const vocabulary = useSearchVocabulary(search)
  const { view, setView } = useResultsView()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isWide = useMediaQuery(from('md'))
  const top = useRef<HTMLDivElement>(null)
  const isStale = isLoading || settled !== search
  const pageCount = results === undefined ? 1 : searchPageCount(results)
  const filterCount = activeFilters(search, vocabulary, intl).length

  function goToPage(): void {
    top.current?.scrollIntoView()
  }

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
          {isWide && (
            <div className={css.head}>
              <SearchTypes search={search} setSearch={setSearch} />
              <SearchWords search={search} setSearch={setSearch} />
            </div>
          )}
          <SearchFilters state={state} vocabulary={vocabulary} />
        </FilterPanel>
      }
    >
      <div ref={top} className={css.top}>
        {!isWide && (
          <div className={css.narrowHead}>
            <SearchTypes search={search} setSearch={setSearch} />
            <SearchWords search={search} setSearch={setSearch} />
            <Button icon={SlidersHorizontal} onPress={() => setDrawerOpen(true)}>
              {filterCount === 0
                ? formatMessage(messages.filters)
                : formatMessage(messages.filtersWithCount, { count: filterCount })}
            </Button>
          </div>
        )}
        <ResultsBar
          search={search}
          setSearch={setSearch}
          results={results}
          agentName={useCurrentAgent(state).name}
          view={view}
          onViewChange={setView}
        />
        {error === undefined ? (
          <SearchResultRows
            state={state}
            results={results}
            vocabulary={vocabulary}
            view={view}
            isStale={isStale}
          />
        ) : (
          <ProblemView problem={error} variant="part" onRetry={() => mutate()} />
        )}
        {pageCount > 1 && (
          <div className={css.pages}>
            <Pagination
              items={pageItems(search.page, pageCount)}
              previousPage={search.page > 1 ? search.page - 1 : null}
              nextPage={search.page < pageCount ? search.page + 1 : null}
              getHref={(page) => paths.search(page, serializeCriteria(changeCriteria(search, { page })))}
              onPageChange={goToPage}
            />
            {results?.countIsCapped && (
              <p className={small}>{formatMessage(messages.capped, { count: limits.exactCountMax })}</p>
            )}
          </div>
        )}
      </div>
    </Frame>
  )
}
