import { CircleAlert, CircleCheck, Info, LockKeyhole, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import { IconButton } from '../../actions/IconButton/IconButton'
import * as css from './Alert.css'
import { alertMessages as messages } from './Alert.messages'

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  pay: LockKeyhole,
}

/** A message set into the page. */
export interface AlertProps {
  /** What kind of news it is; an error interrupts, the others are read in turn. */
  tone?: keyof typeof icons
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links that follow from the message. */
  actions?: ReactNode
  /** Called by its cross; without it there is none. */
  onDismiss?: () => void
}

/** Tells what happened and what can be done about it, and is read aloud when it appears. */
export function Alert({ tone = 'info', title, children, actions, onDismiss }: AlertProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.alert({ tone })} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={css.sign}>
        <Icon icon={icons[tone]} size={18} />
      </span>
      <div className={css.words}>
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
