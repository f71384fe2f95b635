import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '../../actions/Button/Button'
import * as css from './Modal.css'
import { modalMessages as messages } from './Modal.messages'

interface ModalFootProps {
  /** Whether the user must answer the dialog. The cancel button then gets the focus. */
  isQuestion: boolean
  onCancel: () => void
  isSubmitting: boolean | undefined
  isSubmitDisabled: boolean | undefined
  submitLabel: ReactNode
  submitVariant: ButtonProps['variant']
  cancelLabel: ReactNode
  secondaryAction: ReactNode
}

export function ModalFoot({
  isQuestion,
  onCancel,
  isSubmitting,
  isSubmitDisabled,
  submitLabel,
  submitVariant = 'primary',
  cancelLabel,
  secondaryAction,
}: ModalFootProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.foot}>
      {Boolean(secondaryAction) && <div className={css.secondary}>{secondaryAction}</div>}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question puts the focus on its least destructive button */}
      <Button autoFocus={isQuestion} onPress={onCancel} isDisabled={isSubmitting}>
        {cancelLabel ?? formatMessage(messages.cancel)}
      </Button>
      <Button type="submit" variant={submitVariant} isPending={isSubmitting} isDisabled={isSubmitDisabled}>
        {submitLabel}
      </Button>
    </div>
  )
}
