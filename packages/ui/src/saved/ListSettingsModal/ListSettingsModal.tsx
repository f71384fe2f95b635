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

/** The dialog of a list's settings. */
export interface ListSettingsModalProps
  extends
    SettingsFieldsProps,
    Pick<
      ModalProps<SettingsDraft>,
      'isOpen' | 'onClose' | 'isSubmitting' | 'isSubmitDisabled' | 'errorMessage'
    > {
  /** The settings as they are typed; opened without them, the dialog closes itself. */
  draft: SettingsDraft | null | undefined
  /** Whether the list is made now. @default false */
  isNew?: boolean
  onSubmit: (draft: SettingsDraft) => void
  /** Called once the deletion is confirmed; absent for a new list. */
  onDelete?: () => void
  isDeleting?: boolean
  /** What went wrong with the last deletion. */
  deleteErrorMessage?: ReactNode
}

/**
 * Takes the name of a list, how often it writes and to whom; its deletion is asked for once more.
 *
 * @source specification 4 and 5
 */
export function ListSettingsModal(props: ListSettingsModalProps) {
  const { draft, isNew = false, isSubmitting, onDelete, isOpen } = props
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  // A question that was answered is not asked again when the dialog opens for another list.
  if (isAsking && !isOpen) setIsAsking(false)
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={props.onClose}
        data={draft}
        title={formatMessage(isNew ? messages.newTitle : messages.title)}
        submitLabel={formatMessage(isNew ? messages.create : messages.save)}
        isSubmitting={isSubmitting}
        isSubmitDisabled={props.isSubmitDisabled}
        errorMessage={props.errorMessage}
        onSubmit={props.onSubmit}
        secondaryAction={
          onDelete && (
            <Button variant="quiet" onPress={() => setIsAsking(true)} isDisabled={isSubmitting}>
              {formatMessage(messages.remove)}
            </Button>
          )
        }
      >
        {(current) => (
          <SettingsFields
            draft={current}
            onDraftChange={props.onDraftChange}
            people={props.people}
            nameMaxLength={props.nameMaxLength}
            nameError={props.nameError}
            usersError={props.usersError}
            isDisabled={isSubmitting}
          />
        )}
      </Modal>
      <DeleteModal
        isOpen={isOpen && isAsking}
        onClose={() => setIsAsking(false)}
        data={draft}
        title={formatMessage(messages.removeTitle)}
        isSubmitting={props.isDeleting}
        errorMessage={props.deleteErrorMessage}
        onDelete={() => onDelete?.()}
      >
        {({ name }) => <p>{formatMessage(messages.removeText, { name })}</p>}
      </DeleteModal>
    </>
  )
}
