import { useIntl } from 'react-intl'
import type { DeleteModalProps } from '../../dialogs/DeleteModal/DeleteModal'
import { DeleteModal } from '../../dialogs/DeleteModal/DeleteModal'
import { agentDeleteModalMessages as messages } from './AgentDeleteModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** The agent (a saved search) to delete. */
export interface DeletedAgent {
  name: string
  /** The number of colleagues who share the agent. */
  colleagueCount: number
}

/** The props of a dialog that deletes an agent (a saved search). */
export interface AgentDeleteModalProps
  extends
    Pick<DeleteModalProps<DeletedAgent>, 'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'>,
    RootProps<HTMLElement> {
  /** The agent to delete. Without an agent, the dialog closes. */
  agent: DeletedAgent | null | undefined
  /** Called when the user confirms. */
  onDelete: () => void
}

/**
 * A dialog that asks the user to confirm the deletion of an agent, which is a saved search (M02). It says how
 * many colleagues also lose the agent.
 */
export function AgentDeleteModal({ agent, onDelete, ...modal }: AgentDeleteModalProps) {
  const { formatMessage } = useIntl()
  return (
    <DeleteModal {...modal} data={agent} title={formatMessage(messages.title)} onDelete={onDelete}>
      {({ name, colleagueCount }) => (
        <>
          <p>{formatMessage(messages.text, { name })}</p>
          {colleagueCount > 0 && <p>{formatMessage(messages.others, { count: colleagueCount })}</p>}
        </>
      )}
    </DeleteModal>
  )
}
