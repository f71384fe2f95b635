import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { SearchCriteria } from '@spadestik/domain/search'
import { lazyPart } from '../../loading/lazyPart'
import type { SearchResults } from '../../loading/fetchResults'
import { messages as itemMessages } from '../../item/Items.messages'
import { ProcurementRows } from '../../item/rows/ProcurementRows'
import { ProjectRows } from '../../item/rows/ProjectRows'
import type { RowsProps } from '../../item/rows/RowsProps'
import type { SetSearch } from '../state/useSearchState'
import type { ResultsView } from './useResultsView'

// Most searches are for projects or procurements, so load the code of company rows on demand.
const CompanyRows = lazyPart(async () => (await import('../../item/rows/CompanyRows')).CompanyRows)
// Load these components later, because they are rarely in the first results. `MatchReason` is only in
// expanded rows, and `NoResults` is shown only if nothing was found.
const MatchReason = lazyPart(async () => (await import('./MatchReason')).MatchReason)
const NoResults = lazyPart(async () => (await import('./NoResults')).NoResults)

interface SearchResultRowsProps extends Pick<RowsProps<never>, 'openId' | 'onOpenIdChange' | 'selecting'> {
  /** The current search. Until its results arrive, the results of the previous search stay visible. */
  search: SearchCriteria
  setSearch: SetSearch
  results: SearchResults | undefined
  view: ResultsView
  isStale: boolean
}

/** Always the same empty array, so that memoised components get equal props. */
const none: readonly never[] = []

/** The results, or skeleton rows before the first results (S20). */
export function SearchResultRows(props: SearchResultRowsProps) {
  'use memo'
  const { search, setSearch, results, view, isStale, openId, onOpenIdChange, selecting } = props
  const { formatMessage } = useIntl()
  const { itemType } = search
  const isLoading = results === undefined || results.type !== itemType
  const shared = {
    view,
    typed: search.freeSearchType === 'normal' ? search.freeSearch : '',
    isLoading,
    isStale: isStale && !isLoading,
    openId,
    onOpenIdChange,
    selecting,
    unseen: results?.unseen ?? none,
    renderReason: ({ id }: { readonly id: number }) => (
      <Suspense>
        <MatchReason
          search={search}
          reason={results?.reasons?.find((one) => one.id === id)}
          highlight={results?.highlights?.find((one) => one.id === id)}
        />
      </Suspense>
    ),
    // Use level 2, because the results follow directly after the page's heading.
    headingLevel: 2 as const,
    emptyState: (
      <Suspense>
        <NoResults search={search} setSearch={setSearch} />
      </Suspense>
    ),
  }
  switch (itemType) {
    case 'project':
      return (
        <ProjectRows
          {...shared}
          label={formatMessage(itemMessages.projects)}
          items={results?.type === 'project' ? results.items : []}
        />
      )
    case 'procurement':
      return (
        <ProcurementRows
          {...shared}
          label={formatMessage(itemMessages.procurements)}
          items={results?.type === 'procurement' ? results.items : []}
        />
      )
    case 'company':
      return (
        <Suspense
          fallback={
            <ProjectRows {...shared} isLoading label={formatMessage(itemMessages.companies)} items={none} />
          }
        >
          <CompanyRows
            {...shared}
            label={formatMessage(itemMessages.companies)}
            items={results?.type === 'company' ? results.items : []}
          />
        </Suspense>
      )
  }
}
