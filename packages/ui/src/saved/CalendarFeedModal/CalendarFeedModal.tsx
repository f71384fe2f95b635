import { CalendarPlus, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ButtonProps } from '../../actions/Button/Button'
import { Button } from '../../actions/Button/Button'
import { LinkButton } from '../../actions/LinkButton/LinkButton'
import { DeleteModal } from '../../dialogs/DeleteModal/DeleteModal'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import { Alert } from '../../feedback/Alert/Alert'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import { CopyField } from '../CopyField/CopyField'
import type { RootProps } from '../../styles/RootProps'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './CalendarFeedModal.css'
import { calendarFeedModalMessages as messages } from './CalendarFeedModal.messages'

/**
 * The props of a dialog about a calendar feed. A feed is a private address from which calendar programs read
 * deadlines.
 */
export interface CalendarFeedModalProps
  extends
    RootProps<HTMLElement>,
    Pick<ModalProps<true>, 'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'> {
  /** The name of the list or agent (saved search). Leave out for the feed of all lists and agents. */
  name?: string
  /**
   * The day on which the current address was created. Null if there is no feed. Undefined while the day is
   * loading.
   */
  created: string | null | undefined
  /**
   * The address of the calendar feed, just after the user has created it. Leave out at all other times,
   * because the address is shown only once.
   */
  url?: string
  /** Called when the user creates an address for the calendar feed. */
  onCreate: () => void
  /** Called after the user has confirmed that the address is replaced and the old address stops working. */
  onRenew: () => void
  /**
   * Called when the user confirms that the feed should be turned off. The address of the feed then stops
   * working.
   */
  onDelete: () => void
  /** Copies the address. The promise rejects if copying fails. */
  onCopy: (url: string) => Promise<void>
}

/** Shows the new address of a calendar feed, with buttons that copy it and open it in a calendar program. */
function NewAddress({ url, onCopy }: { url: string; onCopy: CalendarFeedModalProps['onCopy'] }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Alert tone="warning">{formatMessage(messages.once)}</Alert>
      <CopyField
        // The focused button has disappeared, so the address gets the focus.
        isSelected
        label={formatMessage(messages.address)}
        description={formatMessage(messages.howTo)}
        value={url}
        copyLabel={formatMessage(messages.copy)}
        copiedText={formatMessage(messages.copied)}
        failedText={formatMessage(messages.copyFailed)}
        onCopy={onCopy}
      >
        <LinkButton icon={CalendarPlus} href={url.replace(/^https?:/, 'webcal:')}>
          {formatMessage(messages.open)}
        </LinkButton>
      </CopyField>
    </>
  )
}

/**
 * The button that creates the address of a calendar feed. Set `hasFocus` if the button replaces a button that
 * had the focus.
 */
function CreateButton({
  hasFocus,
  ...button
}: Pick<ButtonProps, 'isPending' | 'onPress'> & { hasFocus: boolean }) {
  const { formatMessage } = useIntl()
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) element.current?.focus()
  }, [hasFocus])
  return (
    <div className={css.actions}>
      <Button {...button} ref={element} variant="primary" icon={CalendarPlus}>
        {formatMessage(messages.create)}
      </Button>
    </div>
  )
}

type Question = 'renew' | 'delete'

/**
 * A dialog about the private address of a calendar feed (Z08). The user creates the address, replaces it, or
 * turns the feed off. The address is visible only directly after its creation.
 */
export function CalendarFeedModal(props: CalendarFeedModalProps) {
  const { name, created, url, onCreate, onRenew, onDelete, onCopy, ...modal } = props
  const { isOpen, isSubmitting } = modal
  const { formatMessage } = useIntl()
  const [question, ask] = useState<Question | null>(null)
  const [wasDeleted, setDeleted] = useState(false)
  if (question !== null && !isOpen) ask(null)
  const close = () => ask(null)
  return (
    <>
      <Modal {...modal} data title={formatMessage(messages.title)}>
        {() => (
          <>
            <p>
              {name === undefined
                ? formatMessage(messages.introAll)
                : formatMessage(messages.intro, { name })}
            </p>
            {created === undefined && (
              <>
                <output className={visuallyHidden}>{formatMessage(messages.loading)}</output>
                <Skeleton width="100%" lineHeight={44} />
              </>
            )}
            {created === null && (
              <CreateButton hasFocus={wasDeleted} isPending={isSubmitting} onPress={onCreate} />
            )}
            {typeof created === 'string' && (
              <>
                {url === undefined ? (
                  <p className={css.quiet}>{formatMessage(messages.made, { day: created })}</p>
                ) : (
                  <NewAddress key={url} url={url} onCopy={onCopy} />
                )}
                <div className={css.actions}>
                  <Button icon={RefreshCw} isPending={isSubmitting} onPress={() => ask('renew')}>
                    {formatMessage(messages.renew)}
                  </Button>
                  <Button variant="quiet" isDisabled={isSubmitting} onPress={() => ask('delete')}>
                    {formatMessage(messages.remove)}
                  </Button>
                </div>
              </>
            )}
          </>
        )}
      </Modal>
      <Modal
        isOpen={isOpen && question === 'renew'}
        data
        size="small"
        role="alertdialog"
        title={formatMessage(messages.renewTitle)}
        submitLabel={formatMessage(messages.renew)}
        onClose={close}
        onSubmit={() => {
          close()
          onRenew()
        }}
      >
        {() => <p>{formatMessage(messages.renewText)}</p>}
      </Modal>
      <DeleteModal
        isOpen={isOpen && question === 'delete'}
        data
        title={formatMessage(messages.removeTitle)}
        deleteLabel={formatMessage(messages.remove)}
        onClose={close}
        onDelete={() => {
          close()
          setDeleted(true)
          onDelete()
        }}
      >
        {() => <p>{formatMessage(messages.removeText)}</p>}
      </DeleteModal>
    </>
  )
}
