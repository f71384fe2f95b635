import type { Agent } from '@spadestik/domain/agents'
import { AgentDeleteModal } from '@spadestik/ui/AgentDeleteModal'
import { useDialogForm } from '../forms/useDialogForm'
import { useAgentCalls } from '../api/agentCalls'

interface DeleteAgentDialogProps {
  agent: Agent
  onClose: () => void
  onDeleted: (agent: Agent) => void
}

/** Asks for confirmation before deleting an agent (a saved search) for everybody who shares it (M02). */
export function DeleteAgentDialog({ agent, onClose, onDeleted }: DeleteAgentDialogProps) {
  const { remove } = useAgentCalls()
  const { submit, submission } = useDialogForm()
  return (
    <AgentDeleteModal
      isOpen
      onClose={onClose}
      agent={{ name: agent.name, colleagueCount: agent.paUserIds.length - 1 }}
      {...submission}
      onDelete={() =>
        void submit(async () => {
          await remove(agent)
          onDeleted(agent)
        })
      }
    />
  )
}
