import { useIntl } from 'react-intl'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup'
import { hiddenItemRemoveModalMessages as messages } from './HiddenItemRemoveModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** The people for whom hiding an item ends: only the user, or the user and all colleagues. */
export type HiddenItemScope = 'me' | 'all'

/** The props of a dialog that ends the hiding of an item. Searches then find the item again. */
export interface HiddenItemRemoveModalProps
  extends
    RootProps<HTMLElement>,
    Pick<ModalProps<{ name: string }>, 'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'> {
  /** The hidden item. Without an item, the dialog closes. */
  item: { name: string } | null | undefined
  /**
   * The number of colleagues for whom the item is also hidden. With 0, the dialog submits `all` without a
   * question.
   */
  colleagueCount: number
  /** The selected people, for whom the item will no longer be hidden. */
  value: HiddenItemScope
  /** Called with the selected answer. */
  onChange: (value: HiddenItemScope) => void
  /** Called when the user confirms. Receives the people for whom hiding the item ends. */
  onSubmit: (scope: HiddenItemScope) => void
}

/**
 * A dialog that asks the user to confirm that searches should find a hidden item again (M03). If the item is
 * also hidden for colleagues, the user selects whether their searches should find it again.
 */
export function HiddenItemRemoveModal(props: HiddenItemRemoveModalProps) {
  const { item, colleagueCount, value, onChange, onSubmit, ...modal } = props
  const { formatMessage } = useIntl()
  const isShared = colleagueCount > 0
  return (
    <Modal
      {...modal}
      data={item}
      size="small"
      title={formatMessage(messages.title)}
      submitLabel={formatMessage(messages.show)}
      onSubmit={() => onSubmit(isShared ? value : 'all')}
    >
      {({ name }) => (
        <>
          <p>{formatMessage(messages.text, { name })}</p>
          {isShared && (
            <RadioGroup<HiddenItemScope>
              label={formatMessage(messages.who)}
              variant="rows"
              isDisabled={modal.isSubmitting}
              value={value}
              onChange={onChange}
              options={[
                {
                  value: 'me',
                  label: formatMessage(messages.me),
                  description: formatMessage(messages.meHint),
                },
                {
                  value: 'all',
                  label: formatMessage(messages.all),
                  description: formatMessage(messages.allHint, { count: colleagueCount }),
                },
              ]}
            />
          )}
        </>
      )}
    </Modal>
  )
}
