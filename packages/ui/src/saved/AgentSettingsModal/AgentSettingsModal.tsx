import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { Alert } from '../../feedback/Alert/Alert'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import type { SettingsDraft, SettingsFieldsProps } from '../SettingsFields/SettingsFields'
import { SettingsFields } from '../SettingsFields/SettingsFields'
import { agentSettingsModalMessages as messages } from './AgentSettingsModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** The props of a dialog with the settings of an agent (a saved search). */
export interface AgentSettingsModalProps
  extends
    RootProps<HTMLElement>,
    SettingsFieldsProps,
    Pick<
      ModalProps<SettingsDraft>,
      'isOpen' | 'onClose' | 'isSubmitting' | 'isSubmitDisabled' | 'errorMessage'
    > {
  /** The settings with the user's changes so far. With null or undefined, the dialog closes. */
  draft: SettingsDraft | null | undefined
  /** Whether the agent is new. @default false */
  isNew?: boolean
  /** A remark on the agent's search, shown above the fields. */
  note?: ReactNode
  /** A preview of the mails that the agent would have sent, shown below the fields. */
  preview?: ReactNode
  /** Called with the draft when the user saves it. */
  onSubmit: (draft: SettingsDraft) => void
  /** Opens the dialog that deletes the agent. Leave out for a new agent. */
  onDelete?: () => void
}

/**
 * A dialog with the settings of an agent, which is a saved search (M02). The user edits the name, how often
 * mails are sent, and who receives them.
 */
export function AgentSettingsModal(props: AgentSettingsModalProps) {
  const { draft, onDraftChange, isNew = false, isSubmitting, onDelete, note, preview, ...rest } = props
  const { people, nameMaxLength, alertPresets, mailTimeNote, proposedName, nameError, usersError, ...modal } =
    rest
  const { formatMessage } = useIntl()
  return (
    <Modal
      {...modal}
      data={draft}
      title={formatMessage(isNew ? messages.newTitle : messages.title)}
      submitLabel={formatMessage(messages.save)}
      secondaryAction={
        onDelete && (
          <Button variant="quiet" onPress={onDelete} isDisabled={isSubmitting}>
            {formatMessage(messages.remove)}
          </Button>
        )
      }
    >
      {(current) => (
        <>
          {Boolean(note) && <Alert>{note}</Alert>}
          <SettingsFields
            draft={current}
            {...{
              onDraftChange,
              people,
              nameMaxLength,
              alertPresets,
              mailTimeNote,
              proposedName,
              nameError,
              usersError,
            }}
            isDisabled={isSubmitting}
          />
          {preview}
        </>
      )}
    </Modal>
  )
}
