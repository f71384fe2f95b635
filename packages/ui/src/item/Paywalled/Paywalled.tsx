import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import * as css from './Paywalled.css'
import { paywalledMessages as messages } from './Paywalled.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a detail that may need a subscription. */
export interface PaywalledProps extends Omit<RootProps<HTMLButtonElement>, 'onClick'> {
  /** Whether the detail is locked. */
  isLocked: boolean
  /** The detail. Never rendered if it is locked. */
  children: ReactNode
  /** A made-up value that is shown blurred instead, such as `11.12.2026`. */
  placeholder: string
  /** Opens the paywall. */
  onPress: () => void
}

/**
 * Shows a detail, or a blurred placeholder that opens the paywall. A locked detail is never rendered (K02).
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
