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
  /** The number of items on the list. */
  count: number
  /** Whether colleagues see it too. */
  isShared: boolean
  /** Whether the item is on the list. */
  hasItem: boolean
}

/** The props of a dialog that adds an item to a list. */
export interface AddToListModalProps extends RootProps<HTMLElement> {
  isOpen: boolean
  onClose: () => void
  /** The item. Opened without it, the dialog closes itself. */
  item: { name: string } | null | undefined
  lists: readonly ListChoice[]
  /** The id of the selected list, or null. */
  value: number | null
  onChange: (id: number) => void
  /** Creates a list of that name. The promise resolves once the list is in `lists`. */
  onCreateList: (name: string) => unknown
  /** The maximum length of a new list's name. */
  listNameMaxLength: number
  onSubmit: (listId: number) => void
  /** Opens the dialog that removes the item from its lists. Leave out if it is on none. */
  onRemove?: () => void
  isSubmitting?: boolean
  errorMessage?: ReactNode
  /** The lists that were saved before a failure. */
  savedNames?: readonly string[]
}

const noNames: readonly string[] = []

/**
 * Selects the one list of an item, or creates a new one. After a failure it names the lists that were saved
 * and can be submitted again (M04).
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
          <p className={css.item}>{name}</p>
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
