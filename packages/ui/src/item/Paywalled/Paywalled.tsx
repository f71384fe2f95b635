import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import * as css from './Paywalled.css'
import { paywalledMessages as messages } from './Paywalled.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a detail that can be locked. */
export interface PaywalledProps extends Omit<RootProps<HTMLButtonElement>, 'onClick'> {
  /** Whether the detail is locked because the user has not paid for access. */
  isLocked: boolean
  /** The detail. It is not rendered while `isLocked` is true. */
  children: ReactNode
  /** An invented value, such as `11.12.2026`. It is shown blurred while the detail is locked. */
  placeholder: string
  /** Called when the user presses the placeholder. The parent should then open the paywall. */
  onPress: () => void
}

/**
 * Shows a detail. If the detail is locked, it shows a blurred placeholder instead, and a press on the
 * placeholder opens the paywall (K02).
 */
export function Paywalled({ isLocked, children, placeholder, onPress, className, ...root }: PaywalledProps) {
  const { formatMessage } = useIntl()
  if (!isLocked) return children
  return (
    <Button {...root} className={classNames(css.locked, className)} onPress={onPress}>
      <span className={css.blurred} aria-hidden>
        {placeholder}
      </span>
      <span className={css.text}>
        {formatMessage(messages.hidden)}. {formatMessage(messages.open)}
      </span>
    </Button>
  )
}
