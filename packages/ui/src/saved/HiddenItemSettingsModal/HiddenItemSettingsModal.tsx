import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import type { PickedPerson } from '../../fields/UserPicker/UserPicker'
import { UserPicker } from '../../fields/UserPicker/UserPicker'
import { hiddenItemSettingsModalMessages as messages } from './HiddenItemSettingsModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** The props of a dialog that hides an item. */
export interface HiddenItemSettingsModalProps
  extends
    RootProps<HTMLElement>,
    Pick<ModalProps<{ name: string }>, 'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'> {
  /** The item to hide. Without an item, the dialog closes. */
  item: { name: string } | null | undefined
  /**
   * The number of items to hide, if there are several. The dialog then shows this number instead of the name
   * of an item.
   */
  count?: number
  /** Whether the item is not hidden yet. @default false */
  isNew?: boolean
  /**
   * The user and the colleagues. If there are no colleagues, the field for people is left out, and the item
   * is hidden for the user only.
   */
  people: readonly PickedPerson[]
  /** The ids of the people for whom the item is hidden. */
  value: readonly number[]
  /** Called with the ids of the selected people. */
  onChange: (userIds: number[]) => void
  /** The error message about the selected people. */
  usersError?: ReactNode
  /** Called when the user submits, with the ids of the people for whom the item is hidden from now on. */
  onSubmit: (userIds: readonly number[]) => void
  /**
   * Called when the user wants to stop hiding the item. The parent should then ask for confirmation. Leave
   * out if the item is not hidden yet.
   */
  onRemove?: () => void
}

/**
 * A dialog that hides an item for the selected people and explains the effect (M03). A user with colleagues
 * must select at least one person.
 */
export function HiddenItemSettingsModal(props: HiddenItemSettingsModalProps) {
  const {
    item,
    count,
    isNew = false,
    people,
    value,
    onChange,
    usersError,
    onSubmit,
    onRemove,
    ...modal
  } = props
  const { formatMessage } = useIntl()
  return (
    <Modal
      {...modal}
      data={item}
      title={formatMessage(isNew ? messages.newTitle : messages.title)}
      submitLabel={formatMessage(isNew ? messages.hide : messages.save)}
      isSubmitDisabled={people.length > 1 && value.length === 0}
      onSubmit={() => onSubmit(value)}
      secondaryAction={
        onRemove && (
          <Button variant="quiet" onPress={onRemove} isDisabled={modal.isSubmitting}>
            {formatMessage(messages.remove)}
          </Button>
        )
      }
    >
      {({ name }) => (
        <>
          <p>
            {count === undefined
              ? formatMessage(messages.text, { name })
              : formatMessage(messages.several, { count })}
          </p>
          <UserPicker
            label={formatMessage(messages.users)}
            people={people}
            value={value}
            onChange={onChange}
            errorMessage={usersError}
            isDisabled={modal.isSubmitting}
            isRequired
          />
        </>
      )}
    </Modal>
  )
}
