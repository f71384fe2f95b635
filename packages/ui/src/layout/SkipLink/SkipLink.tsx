import { useIntl } from 'react-intl'
import * as css from './SkipLink.css'
import { skipLinkMessages as messages } from './SkipLink.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a skip link. */
export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** The id of the element with the main content. @default 'main' */
  targetId?: string
}

/**
 * The first link of a page. Keyboard users skip the header with this link. The link is visible only while it
 * has the focus.
 */
export function SkipLink({ targetId = 'main', className, ...root }: SkipLinkProps) {
  const { formatMessage } = useIntl()
  return (
    <a {...root} className={classNames(css.skip, className)} href={`#${targetId}`}>
      {formatMessage(messages.text)}
    </a>
  )
}
