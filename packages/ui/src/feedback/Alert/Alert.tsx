import { CircleAlert, CircleCheck, Info, LockKeyhole, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import { IconButton } from '../../actions/IconButton/IconButton'
import * as css from './Alert.css'
import { alertMessages as messages } from './Alert.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  pay: LockKeyhole,
}

/** The props of an alert. */
export interface AlertProps extends RootProps<HTMLDivElement> {
  /**
   * The kind of message. Screen readers interrupt the user for an error, and announce other messages after
   * the current sentence.
   */
  tone?: keyof typeof icons
  /** A short heading of the message. */
  title?: ReactNode
  /** The message. */
  children?: ReactNode
  /** Buttons or links that follow the message. */
  actions?: ReactNode
  /** Called when the user presses the close button. Without it, there is no close button. */
  onDismiss?: () => void
}

/** A message that says what happened and what the user can do. Screen readers announce it when it appears. */
export function Alert({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  className,
  ...root
}: AlertProps) {
  const { formatMessage } = useIntl()
  return (
    <div
      {...root}
      className={classNames(css.alert[tone], className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <span className={css.icon}>
        <Icon icon={icons[tone]} size={18} />
      </span>
      <div className={css.text}>
        {Boolean(title) && <p className={css.title}>{title}</p>}
        {Boolean(children) && <div>{children}</div>}
        {Boolean(actions) && <div className={css.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={css.dismiss}>
          <IconButton
            icon={X}
            size="small"
            iconSize={16}
            label={formatMessage(messages.dismiss)}
            onPress={onDismiss}
          />
        </span>
      )}
    </div>
  )
}
