import type { ItemType } from '@spadestik/domain/search'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { SearchX } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { SearchResults } from '../../../data/useSearchResults'
import { CompanyRows } from '../../../items/CompanyRows'
import { messages as itemMessages } from '../../../items/Items.messages'
import { ProcurementRows } from '../../../items/ProcurementRows'
import { ProjectRows } from '../../../items/ProjectRows'
import { messages } from '../Search.messages'
import type { ResultsView } from './useResultsView'

interface SearchResultRowsProps {
  itemType: ItemType
  results: SearchResults | undefined
  view: ResultsView
  typed: string
  isStale: boolean
}

/** The results as rows of their type; before the first have come, the rows that keep their place. */
export function SearchResultRows({ itemType, results, view, typed, isStale }: SearchResultRowsProps) {
  const { formatMessage } = useIntl()
  const isLoading = results === undefined || results.type !== itemType
  const shared = {
    view,
    typed,
    isLoading,
    isStale: isStale && !isLoading,
    emptyState: (
      <EmptyState icon={SearchX} title={formatMessage(messages.none)}>
        {formatMessage(messages.noneText)}
      </EmptyState>
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
        <CompanyRows
          {...shared}
          label={formatMessage(itemMessages.companies)}
          items={results?.type === 'company' ? results.items : []}
        />
      )
  }
}
