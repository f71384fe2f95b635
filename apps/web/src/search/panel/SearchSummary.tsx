import { changeCriteria, hasFilters } from '@spadestik/domain/search'
import { ActiveFilters } from '@spadestik/ui/ActiveFilters'
import { Button } from '@spadestik/ui/Button'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '../../loading/lazyPart'
import type { AgentDialog } from '../../agents/AgentDialog'
import { agentPath } from '../../agents/agentPath'
import { messages } from '../../filters/Filter.messages'
import { useCurrentAgent } from '../state/useCurrentAgent'
import type { SearchState } from '../state/useSearchState'
import { activeFilters } from '../../filters/activeFilters'
import type { SearchVocabulary } from '../../filters/useSearchVocabulary'
import * as css from './SearchFilters.css'

// Load this small module later. The bundler adds a list of the dialogs' files to the module, and the list has
// about one kilobyte.
const LazyAgentDialogs = lazyPart(
  async () => (await import('../../agents/LazyAgentDialogs')).LazyAgentDialogs,
)

interface SearchSummaryProps extends Pick<SearchState, 'search' | 'agentId' | 'setSearch' | 'forgetAgent'> {
  vocabulary: SearchVocabulary
  /** Null shows none. */
  counted: string | null
  startAgain: () => void
}

/**
 * The active filters, the number of results, and actions for the whole search, such as saving it as an agent
 * (a saved search) (S07).
 */
export function SearchSummary(props: SearchSummaryProps) {
  const { search, setSearch, vocabulary } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const [dialog, openDialog] = useState<AgentDialog>(null)
  const current = useCurrentAgent(props)
  const { agent } = current
  const filters = activeFilters(search, { vocabulary, intl })
  const summary = filters
    .filter(({ id }) => id !== 'unseen')
    .map(({ label }) => label)
    .join(' · ')
  return (
    <div className={css.section}>
      <ActiveFilters
        filters={filters}
        onRemove={(id) => {
          const removed = filters.find((filter) => filter.id === id)
          if (removed !== undefined) setSearch(changeCriteria(search, removed.removal), 'atOnce')
        }}
        actions={
          <>
            {props.counted !== null && <strong className={css.count}>{props.counted}</strong>}
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
            {current.canReplace && (
              <Button variant="quiet" size="small" onPress={() => setSearch(current.asSaved(), 'atOnce')}>
                {formatMessage(messages.undoChanges)}
              </Button>
            )}
            {(hasFilters(search) || props.agentId !== null) && (
              <Button variant="quiet" size="small" onPress={props.startAgain}>
                {formatMessage(messages.reset)}
              </Button>
            )}
          </>
        }
      />
      {dialog !== null && (
        <Suspense>
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
        </Suspense>
      )}
    </div>
  )
}
