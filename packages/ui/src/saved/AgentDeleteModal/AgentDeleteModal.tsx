import { useIntl } from 'react-intl'
import type { DeleteModalProps } from '../../dialogs/DeleteModal/DeleteModal'
import { DeleteModal } from '../../dialogs/DeleteModal/DeleteModal'
import { agentDeleteModalMessages as messages } from './AgentDeleteModal.messages'

/** An agent that may be deleted. */
export interface DeletedAgent {
  name: string
  /** How many colleagues share it. */
  colleagueCount: number
}

/** The question before an agent is deleted. */
export interface AgentDeleteModalProps extends Pick<
  DeleteModalProps<DeletedAgent>,
  'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'
> {
  /** The agent; opened without it, the dialog closes itself. */
  agent: DeletedAgent | null | undefined
  onDelete: () => void
}

/**
 * Asks whether an agent shall be deleted, and tells how many colleagues lose it too.
 *
 * @source specification 2
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
