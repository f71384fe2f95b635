import type { SearchCriteria } from '@spadestik/domain/search'
import { isShared } from '@spadestik/domain/sharing'
import { AgentReplaceModal } from '@spadestik/ui/AgentReplaceModal'
import { useState } from 'react'
import { useProblemText } from '../problems/useProblemText'
import { useDialogSubmission } from '../forms/useDialogSubmission'
import { useAgentCalls, useAgents } from '../api/agents'
import type { AgentDialogProps } from './AgentDialog'

interface ReplaceAgentDialogProps extends AgentDialogProps {
  search: SearchCriteria
  summary: string
}

/**
 * Replaces the filters of an agent (a saved search) with the filters of the current search. The name, users
 * and e-mail settings of the agent stay the same (M02).
 */
export function ReplaceAgentDialog({ search, summary, onClose, onSaved }: ReplaceAgentDialogProps) {
  const textOf = useProblemText()
  const { all, error, isLoading } = useAgents()
  const { update } = useAgentCalls()
  const { submit, submission } = useDialogSubmission()
  const [chosenId, choose] = useState<number | null>(null)
  const agents = (all ?? []).filter(({ type }) => type === search.itemType)
  return (
    <AgentReplaceModal
      isOpen
      onClose={onClose}
      search={{ summary }}
      agents={agents.map((agent) => ({ id: agent.id, name: agent.name, isShared: isShared(agent) }))}
      isLoading={isLoading}
      value={chosenId}
      onChange={choose}
      isSubmitting={submission.isSubmitting}
      errorMessage={submission.errorMessage ?? (error === undefined ? undefined : textOf(error))}
      onSubmit={(id) => {
        const agent = agents.find((one) => one.id === id)
        if (agent !== undefined) void submit(async () => onSaved(await update(id, search, agent)))
      }}
    />
  )
}
