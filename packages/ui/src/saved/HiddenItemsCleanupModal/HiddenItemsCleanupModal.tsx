import { useIntl } from 'react-intl'
import { Checkbox } from '../../fields/Checkbox/Checkbox'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import * as css from './HiddenItemsCleanupModal.css'
import { hiddenItemsCleanupModalMessages as messages } from './HiddenItemsCleanupModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** The props of a dialog that removes old items from the list of hidden items. */
export interface HiddenItemsCleanupModalProps
  extends
    Pick<ModalProps<true>, 'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'>,
    RootProps<HTMLElement> {
  /** Whether the user has colleagues. The dialog then asks whether to remove the items for them too. */
  hasColleagues: boolean
  /** Whether the items are removed for colleagues too. */
  isForAll: boolean
  /** Called when the user selects whether to remove the items for colleagues too. */
  onForAllChange: (isForAll: boolean) => void
  /**
   * Called when the user submits. `isForAll` is true if hidden items of colleagues are removed too. Without
   * colleagues it is false.
   */
  onSubmit: (isForAll: boolean) => void
}

/**
 * A dialog that removes old items from the list of hidden items (B01). It says which items are removed. Users
 * with colleagues select whether to remove the items for all colleagues too.
 */
export function HiddenItemsCleanupModal(props: HiddenItemsCleanupModalProps) {
  const { hasColleagues, isForAll, onForAllChange, onSubmit, ...modal } = props
  const { formatMessage } = useIntl()
  return (
    <Modal
      {...modal}
      data
      size="small"
      title={formatMessage(messages.title)}
      submitLabel={formatMessage(messages.clean)}
      onSubmit={() => onSubmit(hasColleagues && isForAll)}
    >
      {() => (
        <>
          <div>
            <p>{formatMessage(messages.text)}</p>
            <ul className={css.kinds}>
              <li>{formatMessage(messages.procurements)}</li>
              <li>{formatMessage(messages.projects)}</li>
            </ul>
          </div>
          {hasColleagues && (
            <Checkbox isSelected={isForAll} onChange={onForAllChange} isDisabled={modal.isSubmitting}>
              {formatMessage(messages.forAll)}
            </Checkbox>
          )}
        </>
      )}
    </Modal>
  )
}
