import type { Agent } from '@spadestik/domain/agents'
import { fromAgent } from '@spadestik/domain/agents'
import type { SearchCriteria } from '@spadestik/domain/search'
import { AgentSettingsModal } from '@spadestik/ui/AgentSettingsModal'
import { useState } from 'react'
import { agentEditOf, beginAgentEdit, useAgentCalls } from '../api/agentCalls'
import type { AgentDialogProps } from './AgentDialog'
import { AgentRehearsal } from './AgentRehearsal'
import { DeleteAgentDialog } from './DeleteAgentDialog'
import { useAgentSettings } from './useAgentSettings'
import { useTimeNote } from './useTimeNote'

interface EditAgentDialogProps extends AgentDialogProps {
  agent: Agent
  /** The new filters. @default the filters of the agent */
  search?: SearchCriteria
  change?: string
  onDeleted: (agent: Agent) => void
}

/**
 * Changes the name, e-mails and users of an agent (a saved search), or deletes the agent. The filters stay
 * the same (M02), unless `search` contains new ones.
 */
export function EditAgentDialog(props: EditAgentDialogProps) {
  const { agent, search = fromAgent(agent), change, onClose, onSaved, onDeleted } = props
  const [begun] = useState(() => beginAgentEdit(agent))
  const [isDeleting, setDeleting] = useState(false)
  const { update } = useAgentCalls()
  const { fields, save } = useAgentSettings(agent, agent.id)
  const note = useTimeNote(search)
  return (
    <>
      <AgentSettingsModal
        isOpen
        note={
          change === undefined ? (
            note
          ) : (
            <>
              <p>{change}</p>
              {note !== null && <p>{note}</p>}
            </>
          )
        }
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
        onSubmit={() =>
          save(async (settings) => onSaved(await update(agent, agentEditOf(search, settings), begun)))
        }
      />
      {isDeleting && (
        <DeleteAgentDialog agent={agent} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  )
}
