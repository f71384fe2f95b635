import { useIntl } from 'react-intl'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup'
import { hiddenItemRemoveModalMessages as messages } from './HiddenItemRemoveModal.messages'

/** For whom a hidden item shows up again. */
export type HiddenItemScope = 'me' | 'all'

/** The question before a hidden item shows up again. */
export interface HiddenItemRemoveModalProps extends Pick<
  ModalProps<{ name: string }>,
  'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'
> {
  /** The item; opened without it, the dialog closes itself. */
  item: { name: string } | null | undefined
  /** For how many colleagues it is hidden too; with none there is no choice and it is removed for all. */
  colleagueCount: number
  scope: HiddenItemScope
  onScopeChange: (scope: HiddenItemScope) => void
  onSubmit: (scope: HiddenItemScope) => void
}

/**
 * Asks whether a hidden item shall show up again, and for whom where it is hidden for others too.
 *
 * @source specification 4
 */
export function HiddenItemRemoveModal(props: HiddenItemRemoveModalProps) {
  const { item, colleagueCount, scope, onScopeChange, onSubmit, ...modal } = props
  const { formatMessage } = useIntl()
  const isShared = colleagueCount > 0
  return (
    <Modal
      {...modal}
      data={item}
      size="small"
      title={formatMessage(messages.title)}
      submitLabel={formatMessage(messages.show)}
      onSubmit={() => onSubmit(isShared ? scope : 'all')}
    >
      {({ name }) => (
        <>
          <p>{formatMessage(messages.text, { name })}</p>
          {isShared && (
            <RadioGroup<HiddenItemScope>
              label={formatMessage(messages.who)}
              variant="rows"
              isDisabled={modal.isSubmitting}
              value={scope}
              onChange={onScopeChange}
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
