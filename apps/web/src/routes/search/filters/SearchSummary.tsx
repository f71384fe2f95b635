import { ActiveFilters } from '@spadestik/ui/ActiveFilters'
import { Button } from '@spadestik/ui/Button'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { AgentDialog } from '../../../agents/AgentDialog'
import { agentPath } from '../../../agents/agentPath'
import { LazyAgentDialogs } from '../../../agents/LazyAgentDialogs'
import { messages } from '../Search.messages'
import { useCurrentAgent } from '../useCurrentAgent'
import type { SearchState } from '../useSearchState'
import type { RemovableFilter } from './activeFilters'
import * as css from './SearchFilters.css'

interface SearchSummaryProps extends Pick<SearchState, 'search' | 'agentId' | 'setSearch' | 'forgetAgent'> {
  filters: readonly RemovableFilter[]
  onRemove: (filter: RemovableFilter) => void
}

/** What filters the search, and what can be done with all of it: saved as an agent, given to one, reset. */
export function SearchSummary(props: SearchSummaryProps) {
  const { search, setSearch, filters, onRemove } = props
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [dialog, openDialog] = useState<AgentDialog>(null)
  const current = useCurrentAgent(props)
  const { agent } = current
  const summary = filters.map(({ label }) => label).join(' · ')
  return (
    <div className={css.section}>
      <ActiveFilters
        filters={filters}
        onRemove={(id) => {
          const removed = filters.find((filter) => filter.id === id)
          if (removed !== undefined) onRemove(removed)
        }}
        actions={
          <>
            {agent !== null && !current.canReplace ? (
              <Button size="small" onPress={() => openDialog({ kind: 'settings', agent })}>
                {formatMessage(messages.agentSettings)}
              </Button>
            ) : (
              <Button
                variant="primary"
                size="small"
                isDisabled={!current.canSave}
                onPress={() => openDialog({ kind: 'save', search })}
              >
                {formatMessage(messages.saveAsAgent)}
              </Button>
            )}
            {current.canSave && current.hasReplaceable && (
              <Button
                variant="quiet"
                size="small"
                onPress={() => openDialog({ kind: 'replace', search, summary })}
              >
                {formatMessage(messages.replaceAgent)}
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              isDisabled={!current.canReset}
              onPress={() => setSearch(current.reset(), 'atOnce')}
            >
              {formatMessage(messages.reset)}
            </Button>
          </>
        }
      />
      <LazyAgentDialogs
        dialog={dialog}
        onClose={() => openDialog(null)}
        onSaved={(saved) => {
          openDialog(null)
          void navigate(agentPath(saved))
        }}
        onDeleted={() => {
          openDialog(null)
          props.forgetAgent()
        }}
      />
    </div>
  )
}
