import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Alert } from '../../feedback/Alert/Alert'
import { Button } from '../../actions/Button/Button'
import { Badge } from '../../feedback/Badge/Badge'
import { Modal } from '../../dialogs/Modal/Modal'
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup'
import { badgeMessages } from '../../feedback/Badge/Badge.messages'
import * as css from './AddToListModal.css'
import { addToListModalMessages as messages } from './AddToListModal.messages'
import { NewList } from './NewList'
import type { RootProps } from '../../styles/RootProps'

/** A list to which an item can be added. */
export interface ListChoice {
  id: number
  name: string
  /** The number of items that are on the list. */
  count: number
  /** Whether the list is shared with colleagues. */
  isShared: boolean
  /** Whether the item of the dialog is on the list. */
  hasItem: boolean
}

/** The props of a dialog that adds an item to a list. */
export interface AddToListModalProps extends RootProps<HTMLElement> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the user closes the dialog, with a button, with Escape or by a press on the backdrop. */
  onClose: () => void
  /** The item to add. Without an item, the dialog closes. */
  item: { name: string } | null | undefined
  /** The lists from which the user selects. */
  lists: readonly ListChoice[]
  /** The id of the selected list, or null if none is selected. */
  value: number | null
  /** Called with the id of the selected list. */
  onChange: (id: number) => void
  /**
   * Creates a list with this name. The promise resolves when `lists` contains the new list. If it resolves to
   * false, the list was not created, and the name stays in its field.
   */
  onCreateList: (name: string) => unknown
  /** The maximum length of a new list's name. */
  listNameMaxLength: number
  /** Called with the id of the list to which the item is added. */
  onSubmit: (listId: number) => void
  /** Opens the dialog that removes the item from its lists. Leave out if the item is on no list. */
  onRemove?: () => void
  /** Whether the item is being added. The button then shows progress. */
  isSubmitting?: boolean
  /** Why the item could not be added. */
  errorMessage?: ReactNode
  /**
   * The names of the lists that were changed before an error occurred. The dialog shows them with the error.
   * There can be several, because moving an item to another list changes two lists.
   */
  savedNames?: readonly string[]
}

const noNames: readonly string[] = []

/**
 * A dialog in which the user selects a list for an item, or creates one (M04). An item is on one list at a
 * time, so selecting another list moves the item. After an error, the dialog names the lists that were
 * already changed, and the user can submit again.
 */
export function AddToListModal({
  item,
  lists,
  value,
  onChange,
  onCreateList,
  listNameMaxLength,
  onSubmit,
  onRemove,
  errorMessage,
  savedNames = noNames,
  ...modal
}: AddToListModalProps) {
  const { formatMessage, formatList } = useIntl()
  const error = Boolean(errorMessage) && (
    <>
      {errorMessage}
      {savedNames.length > 0 && (
        <p>
          {formatMessage(messages.saved, { names: formatList([...savedNames], { type: 'conjunction' }) })}
        </p>
      )}
    </>
  )
  return (
    <Modal
      {...modal}
      data={item}
      title={formatMessage(messages.title)}
      submitLabel={formatMessage(messages.add)}
      isSubmitDisabled={value === null}
      errorMessage={error}
      secondaryAction={
        onRemove && (
          <Button variant="quiet" onPress={onRemove} isDisabled={modal.isSubmitting}>
            {formatMessage(messages.remove)}
          </Button>
        )
      }
      onSubmit={() => {
        if (value !== null) onSubmit(value)
      }}
    >
      {({ name }) => (
        <>
          <p className={css.item} dir="auto">
            {name}
          </p>
          {lists.length === 0 ? (
            <Alert>{formatMessage(messages.none)}</Alert>
          ) : (
            <RadioGroup
              label={formatMessage(messages.lists)}
              description={formatMessage(messages.move)}
              variant="rows"
              isDisabled={modal.isSubmitting}
              value={value === null ? null : String(value)}
              onChange={(id) => onChange(Number(id))}
              options={lists.map((list) => ({
                value: String(list.id),
                label: list.name,
                description: list.hasItem ? formatMessage(messages.isHere) : undefined,
                note: (
                  <>
                    {list.isShared && <Badge tone="shared">{formatMessage(badgeMessages.shared)}</Badge>}
                    {formatMessage(messages.items, { count: list.count })}
                  </>
                ),
              }))}
            />
          )}
          <NewList onCreate={onCreateList} maxLength={listNameMaxLength} isDisabled={modal.isSubmitting} />
        </>
      )}
    </Modal>
  )
}
