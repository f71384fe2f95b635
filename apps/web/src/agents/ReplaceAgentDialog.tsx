import type { Agent } from '@spadestik/domain/agents'
import { fromAgent } from '@spadestik/domain/agents'
import type { SearchCriteria } from '@spadestik/domain/search'
import { isShared } from '@spadestik/domain/sharing'
import { AgentReplaceModal } from '@spadestik/ui/AgentReplaceModal'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useProblemText } from '../problems/useProblemText'
import { useDialogForm } from '../forms/useDialogForm'
import type { AgentEdit } from '../api/agentCalls'
import { agentEditOf, beginAgentEdit, useAgentCalls } from '../api/agentCalls'
import { useAgents } from '../api/agents'
import type { BegunEdit } from '../api/cache/saveEdit'
import { useSearchVocabulary } from '../filters/useSearchVocabulary'
import { agentChanges } from './agentChanges'
import type { AgentDialogProps } from './AgentDialog'
import { useAgentWords } from './useAgentWords'
import { useSayReplaced } from './useSayReplaced'
import { knownOr } from '../api/cache/knownOr'

interface ReplaceAgentDialogProps extends AgentDialogProps {
  search: SearchCriteria
  summary: string
}

/**
 * Replaces the filters and the order of an agent (a saved search) with those of the current search, and shows
 * beforehand what is lost. The name, users and e-mail settings of the agent stay the same (M02).
 */
export function ReplaceAgentDialog({ search, summary, onClose, onSaved }: ReplaceAgentDialogProps) {
  const intl = useIntl()
  const textOf = useProblemText()
  const wordsOf = useAgentWords()
  const { data: all, error, isLoading } = useAgents()
  const { update } = useAgentCalls()
  const sayReplaced = useSayReplaced()
  const { submit, submission } = useDialogForm()
  const [chosen, choose] = useState<{ agent: Agent; begun: BegunEdit<AgentEdit> } | null>(null)
  const agents = knownOr(all, []).filter(({ type }) => type === search.itemType)
  const before = chosen === null ? null : fromAgent(chosen.agent)
  const companies = [...search.companies, ...(before?.companies ?? [])]
  const vocabulary = useSearchVocabulary({ itemType: search.itemType, companies })
  return (
    <AgentReplaceModal
      isOpen
      onClose={onClose}
      search={{ summary }}
      agents={agents.map((agent) => ({
        id: agent.id,
        name: agent.name,
        description: wordsOf(agent),
        isShared: isShared(agent),
      }))}
      isLoading={isLoading}
      value={chosen?.agent.id ?? null}
      onChange={(id) => {
        const agent = agents.find((one) => one.id === id)
        choose(agent === undefined ? null : { agent, begun: beginAgentEdit(agent) })
      }}
      {...(before && { changes: agentChanges(before, search, { vocabulary, intl }) })}
      isSubmitting={submission.isSubmitting}
      errorMessage={submission.errorMessage ?? (error === undefined ? undefined : textOf(error))}
      onSubmit={() => {
        if (chosen === null) return
        const { agent, begun } = chosen
        const edit = agentEditOf(search, agent)
        void submit(async () => {
          const saved = await update(agent, edit, begun)
          sayReplaced(agent, saved)
          onSaved(saved)
        })
      }}
    />
  )
}
