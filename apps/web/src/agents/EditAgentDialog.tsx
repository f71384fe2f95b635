import type { Agent } from '@spadestik/domain/agents'
import { fromAgent } from '@spadestik/domain/agents'
import { AgentSettingsModal } from '@spadestik/ui/AgentSettingsModal'
import { useDialogSubmission } from '../forms/useDialogSubmission'
import { useAgentCalls } from '../data/useAgents'
import type { AgentDialogProps } from './AgentDialog'
import { useAgentSettings } from './useAgentSettings'

interface EditAgentDialogProps extends AgentDialogProps {
  agent: Agent
  onDelete: () => void
}

/** Changes the name, the e-mails and the readers of an agent; its filters stay. @source specification 4 (Agent settings) */
export function EditAgentDialog({ agent, onClose, onSaved, onDelete }: EditAgentDialogProps) {
  const { update } = useAgentCalls()
  const { submit, submission } = useDialogSubmission()
  const { fields, check } = useAgentSettings(agent)
  return (
    <AgentSettingsModal
      isOpen
      onClose={onClose}
      onDelete={onDelete}
      {...fields}
      {...submission}
      onSubmit={() => {
        const settings = check()
        if (settings !== null)
          void submit(async () => onSaved(await update(agent.id, fromAgent(agent), settings)))
      }}
    />
  )
}
