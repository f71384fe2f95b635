import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../Button/Button'
import type { MailTime } from '../MailTimeField/MailTimeField'
import { MailTimeField } from '../MailTimeField/MailTimeField'
import type { ModalProps } from '../Modal/Modal'
import { Modal } from '../Modal/Modal'
import { TextField } from '../TextField/TextField'
import type { PickedPerson } from '../UserPicker/UserPicker'
import { UserPicker } from '../UserPicker/UserPicker'
import { agentSettingsModalMessages as messages } from './AgentSettingsModal.messages'

/** What is set of an agent. */
export interface AgentDraft {
  name: string
  mailTime: MailTime
  /** The ids of those who share it. */
  userIds: readonly number[]
}

/** The dialog of an agent's settings. */
export interface AgentSettingsModalProps extends Pick<
  ModalProps<AgentDraft>,
  'isOpen' | 'onClose' | 'isSubmitting' | 'isSubmitDisabled' | 'errorMessage'
> {
  /** The settings as they are typed; opened without them, the dialog closes itself. */
  draft: AgentDraft | null | undefined
  onDraftChange: (draft: AgentDraft) => void
  /** Whether the agent is saved for the first time. @default false */
  isNew?: boolean
  /** The reader and the colleagues; without colleagues nothing is shared and the field is left out. */
  people: readonly PickedPerson[]
  /** How many characters a name may have. */
  nameMaxLength: number
  nameError?: ReactNode
  usersError?: ReactNode
  onSubmit: (draft: AgentDraft) => void
  /** Opens the question before the agent is deleted; absent for a new one. */
  onDelete?: () => void
}

/**
 * Takes the name of an agent, how often it writes and to whom.
 *
 * @source specification 4 and 5
 */
export function AgentSettingsModal(props: AgentSettingsModalProps) {
  const {
    draft,
    onDraftChange,
    isNew = false,
    people,
    nameMaxLength,
    nameError,
    usersError,
    onDelete,
  } = props
  const { formatMessage } = useIntl()
  return (
    <Modal
      isOpen={props.isOpen}
      onClose={props.onClose}
      data={draft}
      title={formatMessage(isNew ? messages.newTitle : messages.title)}
      submitLabel={formatMessage(messages.save)}
      isSubmitting={props.isSubmitting}
      isSubmitDisabled={props.isSubmitDisabled}
      errorMessage={props.errorMessage}
      onSubmit={props.onSubmit}
      secondaryAction={
        onDelete && (
          <Button variant="quiet" onPress={onDelete} isDisabled={props.isSubmitting}>
            {formatMessage(messages.remove)}
          </Button>
        )
      }
    >
      {(current) => (
        <>
          <TextField
            label={formatMessage(messages.name)}
            value={current.name}
            onChange={(name) => onDraftChange({ ...current, name })}
            maxLength={nameMaxLength}
            errorMessage={nameError}
            isDisabled={props.isSubmitting}
            isRequired
          />
          <MailTimeField
            value={current.mailTime}
            onChange={(mailTime) => onDraftChange({ ...current, mailTime })}
            isDisabled={props.isSubmitting}
          />
          <UserPicker
            label={formatMessage(messages.users)}
            people={people}
            selectedIds={current.userIds}
            onSelectionChange={(userIds) => onDraftChange({ ...current, userIds })}
            errorMessage={usersError}
            isDisabled={props.isSubmitting}
            isRequired
          />
        </>
      )}
    </Modal>
  )
}
