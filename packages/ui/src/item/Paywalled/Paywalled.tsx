import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import * as css from './Paywalled.css'
import { paywalledMessages as messages } from './Paywalled.messages'

/** A detail that needs a subscription. */
export interface PaywalledProps {
  /** Whether the reader lacks what it needs. */
  isLocked: boolean
  /** The detail; where it is locked it is never put into the page. */
  children: ReactNode
  /** What stands blurred in its place: a shape, such as `11.12.2026`, that tells nothing true. */
  placeholder: string
  /** Opens the paywall. */
  onPress: () => void
}

/**
 * Shows a detail, or a blurred stand-in that opens the paywall; a locked detail never reaches the page.
 *
 * @source specification 6
 */
export function Paywalled({ isLocked, children, placeholder, onPress }: PaywalledProps) {
  const { formatMessage } = useIntl()
  if (!isLocked) return children
  return (
    <Button className={css.locked} onPress={onPress}>
      <span className={css.blurred} aria-hidden>
        {placeholder}
      </span>
      <span className={css.words}>
        {formatMessage(messages.hidden)}. {formatMessage(messages.open)}
      </span>
    </Button>
  )
}
