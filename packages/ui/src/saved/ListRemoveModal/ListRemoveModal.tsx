import { useIntl } from 'react-intl'
import { Badge } from '../../feedback/Badge/Badge'
import { badgeMessages } from '../../feedback/Badge/Badge.messages'
import { CheckboxGroup } from '../../fields/CheckboxGroup/CheckboxGroup'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import * as css from './ListRemoveModal.css'
import { listRemoveModalMessages as messages } from './ListRemoveModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** A list that contains the item to remove. */
export interface HoldingList {
  id: number
  name: string
  /** The number of items that are on the list. */
  count: number
  isShared: boolean
}

/** The props of a dialog that removes an item from lists. */
export interface ListRemoveModalProps
  extends
    RootProps<HTMLElement>,
    Pick<ModalProps<{ name: string }>, 'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'> {
  /** The item to remove. Without an item, the dialog closes. */
  item: { name: string } | null | undefined
  /** The lists that contain the item. */
  lists: readonly HoldingList[]
  /** The ids of the selected lists. */
  value: readonly number[]
  /** Called with the ids of the selected lists. */
  onChange: (ids: number[]) => void
  /** Called with the ids of the lists from which the item is removed. */
  onSubmit: (ids: readonly number[]) => void
  /**
   * The names of the lists that were already changed when an error occurred. The dialog shows them with the
   * error.
   */
  savedNames?: readonly string[]
}

const noNames: readonly string[] = []

/**
 * A dialog in which the user selects the lists from which an item is removed. After an error, the dialog
 * names the lists that were already changed, and the user can submit again (M04).
 */
export function ListRemoveModal(props: ListRemoveModalProps) {
  const { item, lists, value, onChange, onSubmit, savedNames = noNames, ...modal } = props
  const { formatMessage, formatList } = useIntl()
  const error = Boolean(modal.errorMessage) && (
    <>
      {modal.errorMessage}
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
      submitLabel={formatMessage(messages.remove)}
      isSubmitDisabled={value.length === 0}
      errorMessage={error}
      onSubmit={() => onSubmit(value)}
    >
      {({ name }) => (
        <>
          <p className={css.item} dir="auto">
            {name}
          </p>
          <CheckboxGroup
            label={formatMessage(messages.lists)}
            isDisabled={modal.isSubmitting}
            value={value.map(String)}
            onChange={(ids) => onChange(ids.map(Number))}
            options={lists.map((list) => ({
              value: String(list.id),
              label: list.name,
              note: (
                <>
                  {list.isShared && <Badge tone="shared">{formatMessage(badgeMessages.shared)}</Badge>}{' '}
                  {formatMessage(messages.items, { count: list.count })}
                </>
              ),
            }))}
          />
        </>
      )}
    </Modal>
  )
}
