import { X } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useEffect } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { Alert } from '../Alert/Alert'
import { Button } from '../Button/Button'
import type { ButtonProps } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import * as css from './Modal.css'
import { modalMessages as messages } from './Modal.messages'

/** A dialog over the page, about one object. */
export interface ModalProps<Data> {
  isOpen: boolean
  onClose: () => void
  /** What the dialog is about; opened without it, it closes itself. Where there is no object, pass `true`. */
  data: Data | null | undefined
  title: ReactNode
  children: (data: NonNullable<Data>) => ReactNode
  /** What went wrong with the last try; it stands above the buttons and is read at once. */
  errorMessage?: ReactNode
  /** While true the dialog cannot be closed and its button waits. */
  isSubmitting?: boolean
  /** Called by the submit button and by Enter in a field, with the object; without it there is no such button. */
  onSubmit?: (data: NonNullable<Data>) => void
  submitLabel?: ReactNode
  submitVariant?: ButtonProps['variant']
  isSubmitDisabled?: boolean
  cancelLabel?: ReactNode
  /** What stands at the other end of the buttons, such as one that deletes. */
  secondaryAction?: ReactNode
  /** Largest width in px: 420, 560 or 880. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
}

/**
 * Shows a dialog that closes by its backdrop, Escape or a button unless it is submitting, and gives the focus
 * back to where it came from.
 *
 * @source specification 2
 */
export function Modal<Data>(props: ModalProps<Data>) {
  const { isOpen, onClose, data, isSubmitting = false, size = 'medium' } = props
  const hasData = data !== null && data !== undefined
  // The open state lives outside; a dialog without its object has nothing to show and hands the state back.
  useEffect(() => {
    if (isOpen && !hasData) onClose()
  }, [isOpen, hasData, onClose])
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen && hasData}
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow && !isSubmitting) onClose()
      }}
      isDismissable={!isSubmitting}
      isKeyboardDismissDisabled={isSubmitting}
    >
      <AriaModal className={css.modal({ size })}>
        {hasData && <ModalContent {...props} data={data} isSubmitting={isSubmitting} />}
      </AriaModal>
    </ModalOverlay>
  )
}

function ModalContent<Data>({
  onClose,
  data,
  title,
  children,
  errorMessage,
  isSubmitting,
  onSubmit,
  submitLabel,
  submitVariant = 'primary',
  isSubmitDisabled,
  cancelLabel,
  secondaryAction,
  role,
}: ModalProps<Data> & { data: NonNullable<Data> }) {
  const { formatMessage } = useIntl()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A question over this dialog lies within its form to React: its answer must not send both.
    event.stopPropagation()
    if (!isSubmitting && !isSubmitDisabled) onSubmit?.(data)
  }
  const content = (
    <>
      <div className={css.body}>{children(data)}</div>
      {Boolean(errorMessage) && (
        <div className={css.error}>
          <Alert tone="error">{errorMessage}</Alert>
        </div>
      )}
      {onSubmit && (
        <div className={css.foot}>
          {Boolean(secondaryAction) && <div className={css.secondary}>{secondaryAction}</div>}
          <Button onPress={onClose} isDisabled={isSubmitting}>
            {cancelLabel ?? formatMessage(messages.cancel)}
          </Button>
          <Button
            type="submit"
            variant={submitVariant}
            isPending={isSubmitting}
            isDisabled={isSubmitDisabled}
          >
            {submitLabel}
          </Button>
        </div>
      )}
    </>
  )
  return (
    <Dialog className={css.dialog} role={role}>
      <div className={css.head}>
        <Heading slot="title" level={2} className={css.title}>
          {title}
        </Heading>
        <IconButton
          icon={X}
          label={formatMessage(messages.close)}
          hasTooltip={false}
          isDisabled={isSubmitting}
          onPress={onClose}
        />
      </div>
      {onSubmit ? (
        <form className={css.content} aria-busy={isSubmitting || undefined} onSubmit={submit}>
          {content}
        </form>
      ) : (
        <div className={css.content}>{content}</div>
      )}
    </Dialog>
  )
}
