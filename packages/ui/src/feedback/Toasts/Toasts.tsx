import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { buttonStyle } from '../../actions/Button/buttonStyle'
import { Icon } from '../../graphics/Icon/Icon'
import type { ToastMessage, ToastQueue } from './createToastQueue'
import * as css from './Toasts.css'
import { toastsMessages as messages } from './Toasts.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

const icons = { info: Info, success: CircleCheck, error: CircleAlert }

/** The props of the toast region. */
export interface ToastsProps extends RootProps<HTMLDivElement> {
  /** The queue of messages. Create it once for the app, with `createToastQueue`. */
  queue: ToastQueue
}

/**
 * Shows short messages above the page. Screen readers announce a message without interrupting the user. A
 * message disappears after its time, which pauses on hover and focus.
 */
export function Toasts({ queue, className, ...root }: ToastsProps) {
  const { formatMessage } = useIntl()
  return (
    <ToastRegion<ToastMessage>
      {...root}
      queue={queue}
      aria-label={formatMessage(messages.label)}
      className={classNames(css.region, className)}
    >
      {({ toast }) => {
        const { text, tone = 'info', actionLabel, onAction } = toast.content
        return (
          <Toast toast={toast} className={css.toast[tone]}>
            <span className={css.icon}>
              <Icon icon={icons[tone]} size={18} />
            </span>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the default role would interrupt the screen reader, and this one is polite */}
            <ToastContent role="status" className={css.text}>
              <Text slot="title">{text}</Text>
            </ToastContent>
            {actionLabel !== undefined && (
              <span className={css.action}>
                <Button
                  size="small"
                  slot={null}
                  onPress={() => {
                    onAction?.()
                    queue.close(toast.key)
                  }}
                >
                  {actionLabel}
                </Button>
              </span>
            )}
            <AriaButton
              slot="close"
              aria-label={formatMessage(messages.close)}
              className={buttonStyle({ variant: 'quiet', size: 'small', isSquare: true })}
            >
              <Icon icon={X} />
            </AriaButton>
          </Toast>
        )
      }}
    </ToastRegion>
  )
}
