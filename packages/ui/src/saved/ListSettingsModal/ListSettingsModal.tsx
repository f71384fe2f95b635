import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { DeleteModal } from '../../dialogs/DeleteModal/DeleteModal'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import type { SettingsDraft, SettingsFieldsProps } from '../SettingsFields/SettingsFields'
import { SettingsFields } from '../SettingsFields/SettingsFields'
import { listSettingsModalMessages as messages } from './ListSettingsModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** The props of a dialog with a list's settings. */
export interface ListSettingsModalProps
  extends
    RootProps<HTMLElement>,
    SettingsFieldsProps,
    Pick<
      ModalProps<SettingsDraft>,
      'isOpen' | 'onClose' | 'isSubmitting' | 'isSubmitDisabled' | 'errorMessage'
    > {
  /** The settings with the user's changes so far. With null or undefined, the dialog closes. */
  draft: SettingsDraft | null | undefined
  /** Whether the list is new. @default false */
  isNew?: boolean
  /** Additional fields, shown below the settings. */
  moreFields?: ReactNode
  /** The saved name, for the question about deletion. @default the name in the draft */
  savedName?: string
  /** Called with the draft when the user saves it. */
  onSubmit: (draft: SettingsDraft) => void
  /** Called when the user confirms the deletion. Leave out for a new list. */
  onDelete?: () => void
  /** Whether the list is being deleted. The button then shows progress. */
  isDeleting?: boolean
  /** The error of the last deletion. */
  deleteErrorMessage?: ReactNode
}

/**
 * A dialog in which the user edits the name of a list, how often mails are sent, and who receives them.
 * Deletion must be confirmed (M04).
 */
export function ListSettingsModal(props: ListSettingsModalProps) {
  const {
    draft,
    onDraftChange,
    isNew = false,
    onDelete,
    isDeleting,
    deleteErrorMessage,
    moreFields,
    savedName,
    ...rest
  } = props
  const { people, nameMaxLength, alertPresets, mailTimeNote, proposedName, nameError, usersError, ...modal } =
    rest
  const { isOpen, isSubmitting } = modal
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  // Close the question about deletion together with the dialog. Otherwise it would be open when the dialog
  // opens for another list.
  if (isAsking && !isOpen) setIsAsking(false)
  return (
    <>
      <Modal
        {...modal}
        data={draft}
        title={formatMessage(isNew ? messages.newTitle : messages.title)}
        submitLabel={formatMessage(isNew ? messages.create : messages.save)}
        secondaryAction={
          onDelete && (
            <Button variant="quiet" onPress={() => setIsAsking(true)} isDisabled={isSubmitting}>
              {formatMessage(messages.remove)}
            </Button>
          )
        }
      >
        {(current) => (
          <>
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
            {moreFields}
          </>
        )}
      </Modal>
      <DeleteModal
        isOpen={isOpen && isAsking}
        onClose={() => setIsAsking(false)}
        data={draft}
        title={formatMessage(messages.removeTitle)}
        isSubmitting={isDeleting}
        errorMessage={deleteErrorMessage}
        onDelete={() => onDelete?.()}
      >
        {({ name }) => <p>{formatMessage(messages.removeText, { name: savedName ?? name })}</p>}
      </DeleteModal>
    </>
  )
}
