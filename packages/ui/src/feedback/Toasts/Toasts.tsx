import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import { UNSTABLE_Toast as Toast, UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components/Toast'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { buttonStyle } from '../../actions/Button/buttonStyle'
import { Icon } from '../../graphics/Icon/Icon'
import type { ToastMessage, ToastQueue } from './createToastQueue'
import { ToastAnnouncer } from './ToastAnnouncer'
import * as css from './Toasts.css'
import { toastsMessages as messages } from './Toasts.messages'
import type { RootProps } from '../../styles/RootProps'
import { useBottomBar } from '../../styles/bottomBars/useBottomBar'
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
export function Toasts(props: ToastsProps) {
  const { queue } = props
  const toasts = useSyncExternalStore(
    (listener) => {
      const unsubscribe = queue.subscribe(listener)
      return () => void unsubscribe()
    },
    () => queue.visibleToasts,
    () => queue.visibleToasts,
  )
  return (
    <>
      <ToastAnnouncer messages={toasts.map(({ key, content }) => ({ key, text: content.text }))} />
      {/* React Aria registers the landmark for F6 when the region mounts, which must be when there is one. */}
      {toasts.length > 0 && <ToastList {...props} />}
    </>
  )
}

function ToastList({ queue, className, ref, ...root }: ToastsProps) {
  const { formatMessage } = useIntl()
  return (
    <ToastRegion<ToastMessage>
      {...root}
      ref={useBottomBar('messages', ref)}
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
            <Text slot="title" dir="auto" className={css.text}>
              {text}
            </Text>
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
