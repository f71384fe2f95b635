import { CalendarPlus, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ButtonProps } from '../../actions/Button/Button'
import { Button } from '../../actions/Button/Button'
import { DeleteModal } from '../../dialogs/DeleteModal/DeleteModal'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import type { RootProps } from '../../styles/RootProps'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './CalendarFeedModal.css'
import { calendarFeedModalMessages as messages } from './CalendarFeedModal.messages'
import { NewAddress } from './NewAddress'

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
  /** Whether it has news only, and no deadlines for a calendar. `url` is then not shown, so give `atomUrl`. */
  isNewsOnly?: boolean
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
  /** The address of the same feed as Atom, together with `url`. Leave out to offer the calendar only. */
  atomUrl?: string
  /** The address of the same feed as JSON Feed, together with `url`. Leave out to offer the calendar only. */
  jsonUrl?: string
  /** The day on which a program last read the feed. Leave out if none has. */
  lastRead?: string
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
  const { name, isNewsOnly = false, created, url, atomUrl, jsonUrl, lastRead, ...others } = props
  const { onCreate, onRenew, onDelete, onCopy, ...modal } = others
  const { isOpen, isSubmitting } = modal
  const { formatMessage } = useIntl()
  const [question, ask] = useState<Question | null>(null)
  const [wasDeleted, setDeleted] = useState(false)
  if (question !== null && !isOpen) ask(null)
  const close = () => ask(null)
  return (
    <>
      <Modal {...modal} data title={formatMessage(isNewsOnly ? messages.newsTitle : messages.title)}>
        {() => (
          <>
            <p>
              {name === undefined
                ? formatMessage(messages.introAll)
                : formatMessage(isNewsOnly ? messages.newsIntro : messages.intro, { name })}
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
                  <>
                    <p className={css.quiet}>
                      {formatMessage(isNewsOnly ? messages.newsMade : messages.made, { day: created })}
                    </p>
                    {lastRead !== undefined && <p>{formatMessage(messages.lastRead, { day: lastRead })}</p>}
                  </>
                ) : (
                  <NewAddress
                    key={url}
                    {...(isNewsOnly ? {} : { url })}
                    onCopy={onCopy}
                    {...(atomUrl === undefined ? {} : { atomUrl })}
                    {...(jsonUrl === undefined ? {} : { jsonUrl })}
                  />
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
        {() => <p>{formatMessage(isNewsOnly ? messages.newsRenewText : messages.renewText)}</p>}
      </Modal>
      <DeleteModal
        isOpen={isOpen && question === 'delete'}
        data
        title={formatMessage(isNewsOnly ? messages.newsRemoveTitle : messages.removeTitle)}
        deleteLabel={formatMessage(messages.remove)}
        onClose={close}
        onDelete={() => {
          close()
          setDeleted(true)
          onDelete()
        }}
      >
        {() => <p>{formatMessage(isNewsOnly ? messages.newsRemoveText : messages.removeText)}</p>}
      </DeleteModal>
    </>
  )
}
