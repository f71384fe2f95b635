import { X } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useEffect, useId, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { Alert } from '../../feedback/Alert/Alert'
import type { ButtonProps } from '../../actions/Button/Button'
import { IconButton } from '../../actions/IconButton/IconButton'
import { useOverlayHistory } from '../../overlays/OverlayHistoryContext'
import * as css from './Modal.css'
import { ModalFoot } from './ModalFoot'
import { modalMessages as messages } from './Modal.messages'
import { useEarlyEscape } from './useEarlyEscape'
import { useTyped } from './useTyped'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a dialog. */
export interface ModalProps<Data> extends RootProps<HTMLElement> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the user closes the dialog by a button, by Escape or by a press on the backdrop. */
  onClose: () => void
  /**
   * The object that the dialog shows and submits, such as a list. Null or undefined closes the dialog. Pass
   * `true` if the dialog needs no object.
   */
  data: Data | null | undefined
  /** The heading, which names the dialog. */
  title: ReactNode
  /** Renders the content for the data that the dialog shows. */
  children: (data: NonNullable<Data>) => ReactNode
  /**
   * The error of the last submission. The dialog shows it above the buttons, and screen readers announce it
   * immediately.
   */
  errorMessage?: ReactNode
  /**
   * Whether the dialog opens with unsaved text, such as a restored draft. Before it closes, it then asks
   * whether to discard the text. @default false
   */
  hasDraft?: boolean
  /**
   * Whether the submission is pending. Meanwhile the dialog cannot be closed, and the submit button shows
   * progress.
   */
  isSubmitting?: boolean
  /**
   * Called with `data` when the user presses the submit button, or Enter in a field. Without this function,
   * there is no submit button.
   *
   * The dialog does not check its fields. Set `isSubmitDisabled`, or pass errors to the fields and leave the
   * dialog open. The first field with an error then gets the focus.
   */
  onSubmit?: (data: NonNullable<Data>) => void
  /** The label of the button that submits. */
  submitLabel?: ReactNode
  /** How the button that submits looks. */
  submitVariant?: ButtonProps['variant']
  /** Whether the button that submits is disabled, for example before something is typed. */
  isSubmitDisabled?: boolean
  /** The label of the button that closes the dialog without submitting. */
  cancelLabel?: ReactNode
  /** Content at the start of the row with the cancel and submit buttons, such as a delete button. */
  secondaryAction?: ReactNode
  /** The maximum width of the dialog: 420, 560 or 880 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /**
   * The ARIA role. Use `alertdialog` for a question that the user must answer. Screen readers then also
   * announce the content of the dialog, and the cancel button gets the focus.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog'
}

/**
 * A dialog. A close button, Escape and a press on the backdrop close it, except during a submission (M01).
 * The focus then returns to where it was. If the user has typed something, the dialog first asks whether to
 * discard the text. The cancel button closes the dialog without this question.
 */
export function Modal<Data>(props: ModalProps<Data>) {
  const { isOpen, size = 'medium', hasDraft = false, ...content } = props
  const { onClose, data, isSubmitting = false } = content
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const hasTyped = useTyped(element)
  const hasData = data !== null && data !== undefined
  const isShown = isOpen && hasData
  if (isAsking && !isShown) setIsAsking(false)
  // Ask the parent to close an open dialog that has no data, because only the parent can change `isOpen`.
  useEffect(() => {
    if (isOpen && !hasData) onClose()
  }, [isOpen, hasData, onClose])
  const dismiss = () => {
    if (isSubmitting) return
    if (hasDraft || hasTyped()) setIsAsking(true)
    else onClose()
  }
  useEarlyEscape(element, dismiss)
  useOverlayHistory(isShown, dismiss)
  return (
    <>
      <ModalOverlay
        className={css.overlay}
        isOpen={isShown}
        onOpenChange={(isOpenNow) => {
          if (!isOpenNow) dismiss()
        }}
        isDismissable={!isSubmitting}
        isKeyboardDismissDisabled={isSubmitting}
      >
        <AriaModal ref={setElement} className={css.modal[size]}>
          {hasData && (
            <ModalContent {...content} data={data} isSubmitting={isSubmitting} onDismiss={dismiss} />
          )}
        </AriaModal>
      </ModalOverlay>
      {isAsking && isShown && <DiscardQuestion onKeep={() => setIsAsking(false)} onDiscard={onClose} />}
    </>
  )
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Modal
      isOpen
      data
      size="small"
      role="alertdialog"
      title={formatMessage(messages.discardTitle)}
      cancelLabel={formatMessage(messages.keepWriting)}
      submitLabel={formatMessage(messages.discard)}
      submitVariant="danger"
      onClose={onKeep}
      onSubmit={onDiscard}
    >
      {() => <p>{formatMessage(messages.discardText)}</p>}
    </Modal>
  )
}

/** Focuses the first invalid field in the next frame, when its error is rendered. */
function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

function ModalContent<Data>({
  onClose,
  onDismiss,
  data,
  title,
  children,
  errorMessage,
  isSubmitting,
  onSubmit,
  submitLabel,
  submitVariant,
  isSubmitDisabled,
  cancelLabel,
  secondaryAction,
  role,
  className,
  ...root
}: Omit<ModalProps<Data>, 'isOpen' | 'size' | 'hasDraft'> & {
  data: NonNullable<Data>
  onDismiss: () => void
}) {
  const { formatMessage } = useIntl()
  const bodyId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Do not let React pass the event on to a form around the dialog. In the DOM, the dialog is outside that
    // form.
    event.stopPropagation()
    if (isSubmitting || isSubmitDisabled) return
    onSubmit?.(data)
    focusFirstInvalid(event.currentTarget)
  }
  const content = (
    <>
      <div id={bodyId} className={css.body}>
        {children(data)}
      </div>
      {Boolean(errorMessage) && (
        <div className={css.error}>
          <Alert tone="error">{errorMessage}</Alert>
        </div>
      )}
      {onSubmit && (
        <ModalFoot
          isQuestion={role === 'alertdialog'}
          onCancel={onClose}
          {...{ isSubmitting, isSubmitDisabled, submitLabel, submitVariant, cancelLabel, secondaryAction }}
        />
      )}
    </>
  )
  return (
    <Dialog
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      {...root}
      className={classNames(css.dialog, className)}
      role={role}
    >
      <div className={css.head}>
        <Heading slot="title" level={2} className={css.title}>
          {title}
        </Heading>
        <IconButton
          icon={X}
          label={formatMessage(messages.close)}
          hasTooltip={false}
          isDisabled={isSubmitting}
          onPress={onDismiss}
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
