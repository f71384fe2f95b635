import { useIntl } from 'react-intl'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup'
import { hiddenItemRemoveModalMessages as messages } from './HiddenItemRemoveModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** The people for whom a hidden item is shown again. */
export type HiddenItemScope = 'me' | 'all'

/** The props of a dialog that shows a hidden item again. */
export interface HiddenItemRemoveModalProps
  extends
    RootProps<HTMLElement>,
    Pick<ModalProps<{ name: string }>, 'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'> {
  /** The item. Opened without it, the dialog closes itself. */
  item: { name: string } | null | undefined
  /**
   * The number of colleagues for whom it is hidden too. With none there is no choice, and it is shown for
   * all.
   */
  colleagueCount: number
  /** For whom the item is shown again. */
  value: HiddenItemScope
  onChange: (value: HiddenItemScope) => void
  onSubmit: (scope: HiddenItemScope) => void
}

/**
 * Asks the user to confirm showing a hidden item again, and for whom if it is hidden for others too (M03).
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
