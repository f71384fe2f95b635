import { useIntl } from 'react-intl'
import { Badge } from '../../feedback/Badge/Badge'
import { badgeMessages } from '../../feedback/Badge/Badge.messages'
import { CheckboxGroup } from '../../fields/CheckboxGroup/CheckboxGroup'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import * as css from './ListRemoveModal.css'
import { listRemoveModalMessages as messages } from './ListRemoveModal.messages'

/** A list that an item is on. */
export interface HoldingList {
  id: number
  name: string
  /** How many items are on it. */
  count: number
  isShared: boolean
}

/** The dialog that takes an item off lists. */
export interface ListRemoveModalProps extends Pick<
  ModalProps<{ name: string }>,
  'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'
> {
  /** The item; opened without it, the dialog closes itself. */
  item: { name: string } | null | undefined
  /** The lists that the item is on. */
  lists: readonly HoldingList[]
  tickedIds: readonly number[]
  onTickedIdsChange: (ids: number[]) => void
  onSubmit: (ids: readonly number[]) => void
  /** The lists that were saved before the rest failed. */
  savedNames?: readonly string[]
}

const noNames: readonly string[] = []

/**
 * Lets its reader tick the lists that an item leaves; a failure tells which were saved and can be tried again.
 *
 * @source specification 4
 */
export function ListRemoveModal(props: ListRemoveModalProps) {
  const { item, lists, tickedIds, onTickedIdsChange, onSubmit, savedNames = noNames, ...modal } = props
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
      isSubmitDisabled={tickedIds.length === 0}
      errorMessage={error}
      onSubmit={() => onSubmit(tickedIds)}
    >
      {({ name }) => (
        <>
          <p className={css.item}>{name}</p>
          <CheckboxGroup
            label={formatMessage(messages.lists)}
            isDisabled={modal.isSubmitting}
            value={tickedIds.map(String)}
            onChange={(ids) => onTickedIdsChange(ids.map(Number))}
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
