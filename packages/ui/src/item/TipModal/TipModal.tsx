import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Alert } from '../../feedback/Alert/Alert'
import { Button } from '../../actions/Button/Button'
import { Modal } from '../../dialogs/Modal/Modal'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import { TextAreaField } from '../../fields/TextAreaField/TextAreaField'
import * as css from './TipModal.css'
import { tipModalMessages as messages } from './TipModal.messages'
import type { RootProps } from '../../styles/RootProps'

const messageRows = 5

/** The company or contact that a tip is about. A tip is a message to the sales team. */
export interface TipSubject {
  /** The name of the company or the contact. */
  name: string
  /** Details of the role or the contact, shown above the form. */
  details?: ReactNode
}

/**
 * The state of the dialog. In `loading`, the service checks whether a tip about this subject was already
 * sent.
 */
export type TipStatus = 'loading' | 'form' | 'submitting' | 'failed' | 'sent' | 'alreadySent'

/** The props of a tip dialog. */
export interface TipModalProps extends RootProps<HTMLElement> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the user closes the dialog by a button, by Escape or by a press on the backdrop. */
  onClose: () => void
  /** Whether the message is an unsaved draft that was restored. @default false */
  hasDraft?: boolean
  /** The company or contact that the tip is about. With null or undefined, the dialog closes. */
  subject: TipSubject | null | undefined
  /** The content of the dialog: the form, progress or the result. */
  state: TipStatus
  /** The text of the tip, which the parent keeps. */
  description: string
  /** Called with the text after each change. */
  onDescriptionChange: (description: string) => void
  /** The error message about the text. */
  descriptionError?: ReactNode
  /** Why sending failed, and what the user can do. Defaults to a general error. */
  failure?: ReactNode
  /** Whether the button that submits is disabled, for example before something is typed. */
  isSubmitDisabled?: boolean
  /** Called when the user sends the tip. */
  onSubmit: () => void
}

/**
 * A dialog with the details of a company's role or of a contact. Users can send the sales team a tip about
 * the role or the contact. If a tip was already sent, the dialog says so (M06).
 */
export function TipModal(props: TipModalProps) {
  const { subject, state, description, onDescriptionChange, descriptionError, failure, ...modal } = props
  const { formatMessage } = useIntl()
  const isForm = state === 'form' || state === 'submitting' || state === 'failed'
  return (
    <Modal
      {...modal}
      hasDraft={isForm && modal.hasDraft}
      data={subject}
      title={formatMessage(messages.title, { name: subject?.name ?? '' })}
      submitLabel={formatMessage(messages.send)}
      isSubmitting={state === 'submitting'}
      errorMessage={state === 'failed' && (failure ?? formatMessage(messages.failed))}
      onSubmit={isForm ? modal.onSubmit : undefined}
    >
      {({ details }) => (
        <>
          {details}
          {state === 'loading' && (
            <>
              <output className={visuallyHidden}>{formatMessage(messages.loading)}</output>
              <Skeleton shape="block" lineHeight={160} />
            </>
          )}
          {isForm && (
            <>
              <p className={css.intro}>{formatMessage(messages.intro)}</p>
              <TextAreaField
                label={formatMessage(messages.description)}
                rows={messageRows}
                value={description}
                onChange={onDescriptionChange}
                errorMessage={descriptionError}
                isDisabled={state === 'submitting'}
                isRequired
              />
            </>
          )}
          {state === 'sent' && (
            <Alert tone="success" title={formatMessage(messages.sentTitle)}>
              {formatMessage(messages.sent)}
            </Alert>
          )}
          {state === 'alreadySent' && (
            <Alert title={formatMessage(messages.alreadyTitle)}>{formatMessage(messages.already)}</Alert>
          )}
          {(state === 'sent' || state === 'alreadySent') && (
            <div className={css.foot}>
              <Button variant="primary" onPress={modal.onClose}>
                {formatMessage(messages.ok)}
              </Button>
            </div>
          )}
        </>
      )}
    </Modal>
  )
}
