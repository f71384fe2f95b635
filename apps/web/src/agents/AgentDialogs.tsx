import type { Agent } from '@spadestik/domain/agents'
import { useColleagues } from '../api/people'
import { DialogData } from '../resources/DialogData'
import type { AgentDialog, AgentDialogProps } from './AgentDialog'
import { DeleteAgentDialog } from './DeleteAgentDialog'
import { EditAgentDialog } from './EditAgentDialog'
import { ReplaceAgentDialog } from './ReplaceAgentDialog'
import { SaveAgentDialog } from './SaveAgentDialog'

interface AgentDialogsProps extends AgentDialogProps {
  readonly dialog: AgentDialog
  readonly onDeleted: (agent: Agent) => void
}

export function AgentDialogs(props: AgentDialogsProps) {
  return (
    <DialogData resources={[useColleagues()]} onClose={props.onClose}>
      <KnownDialog {...props} />
    </DialogData>
  )
}

function KnownDialog({ dialog, onDeleted, onClose, onSaved }: AgentDialogsProps) {
  switch (dialog?.kind) {
    case 'save':
      return <SaveAgentDialog search={dialog.search} onClose={onClose} onSaved={onSaved} />
    case 'replace':
      return <ReplaceAgentDialog {...dialog} onClose={onClose} onSaved={onSaved} />
    case 'settings':
      return (
        <EditAgentDialog agent={dialog.agent} onClose={onClose} onSaved={onSaved} onDeleted={onDeleted} />
      )
    case 'delete':
      return <DeleteAgentDialog agent={dialog.agent} onClose={onClose} onDeleted={onDeleted} />
    case undefined:
      return null
  }
}
