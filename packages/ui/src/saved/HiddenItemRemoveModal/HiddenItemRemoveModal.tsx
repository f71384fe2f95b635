import { useIntl } from 'react-intl'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup'
import { hiddenItemRemoveModalMessages as messages } from './HiddenItemRemoveModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** For whom an item is no longer hidden: only the user, or the user and all colleagues. */
export type HiddenItemScope = 'me' | 'all'

/** The props of a dialog that stops hiding an item, so that searches find it again. */
export interface HiddenItemRemoveModalProps
  extends
    RootProps<HTMLElement>,
    Pick<ModalProps<{ name: string }>, 'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'> {
  /** The hidden item. Without an item, the dialog closes. */
  item: { name: string } | null | undefined
  /**
   * The number of colleagues for whom the item is hidden too. If it is 0, the dialog does not ask for whom to
   * stop hiding the item, and submits `all`.
   */
  colleagueCount: number
  /** The selected answer to the question for whom to stop hiding the item. */
  value: HiddenItemScope
  /** Called with the selected answer. */
  onChange: (value: HiddenItemScope) => void
  /** Called when the user confirms, with the answer for whom to stop hiding the item. */
  onSubmit: (scope: HiddenItemScope) => void
}

/**
 * A dialog that asks the user to confirm that an item is no longer hidden. If the item is hidden for
 * colleagues too, the user selects whether to stop hiding it for them too (M03).
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
