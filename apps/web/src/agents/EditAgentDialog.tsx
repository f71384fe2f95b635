import type { Agent } from '@spadestik/domain/agents'
import { fromAgent } from '@spadestik/domain/agents'
import { AgentSettingsModal } from '@spadestik/ui/AgentSettingsModal'
import { useState } from 'react'
import { useDialogSubmission } from '../forms/useDialogSubmission'
import { useAgentCalls } from '../api/agents'
import type { AgentDialogProps } from './AgentDialog'
import { AgentRehearsal } from './AgentRehearsal'
import { DeleteAgentDialog } from './DeleteAgentDialog'
import { useAgentSettings } from './useAgentSettings'
import { useTimeNote } from './useTimeNote'

interface EditAgentDialogProps extends AgentDialogProps {
  agent: Agent
  onDeleted: (agent: Agent) => void
}

/** Changes the name, e-mails and users of an agent, or deletes the agent. The filters stay the same (M02). */
export function EditAgentDialog({ agent, onClose, onSaved, onDeleted }: EditAgentDialogProps) {
  const [isDeleting, setDeleting] = useState(false)
  const { update } = useAgentCalls()
  const { submit, submission } = useDialogSubmission()
  const { fields, check } = useAgentSettings(agent)
  const search = fromAgent(agent)
  const note = useTimeNote(search)
  return (
    <>
      <AgentSettingsModal
        isOpen
        note={note}
        preview={
          <AgentRehearsal
            search={search}
            agentId={agent.id}
            mailTime={fields.draft.mailTime}
            alertKinds={fields.draft.alertKinds}
          />
        }
        onClose={onClose}
        onDelete={() => setDeleting(true)}
        {...fields}
        {...submission}
        onSubmit={() => {
          const settings = check()
          if (settings !== null) void submit(async () => onSaved(await update(agent.id, search, settings)))
        }}
      />
      {isDeleting && (
        <DeleteAgentDialog agent={agent} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  )
}
