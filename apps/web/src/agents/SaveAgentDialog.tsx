import { newAgentSettings } from '@spadestik/domain/agents'
import type { SearchCriteria } from '@spadestik/domain/search'
import { AgentSettingsModal } from '@spadestik/ui/AgentSettingsModal'
import { useAgentCalls } from '../api/agentCalls'
import { useSession } from '../session/SessionContext'
import type { AgentDialogProps } from './AgentDialog'
import { AgentRehearsal } from './AgentRehearsal'
import { useAgentSettings } from './useAgentSettings'
import { useTimeNote } from './useTimeNote'

interface SaveAgentDialogProps extends AgentDialogProps {
  search: SearchCriteria
}

/** Saves a search as a new agent (M02). */
export function SaveAgentDialog({ search, onClose, onSaved }: SaveAgentDialogProps) {
  const { state } = useSession()
  const { create } = useAgentCalls()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const { fields, save } = useAgentSettings(newAgentSettings(search, ownId), null)
  const note = useTimeNote(search)
  return (
    <AgentSettingsModal
      isOpen
      isNew
      note={note}
      preview={
        <AgentRehearsal
          search={search}
          agentId={null}
          mailTime={fields.draft.mailTime}
          alertKinds={fields.draft.alertKinds}
        />
      }
      onClose={onClose}
      {...fields}
      onSubmit={() => save(async (settings) => onSaved(await create(search, settings)))}
    />
  )
}
