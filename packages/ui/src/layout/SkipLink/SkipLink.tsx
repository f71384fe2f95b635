import { useIntl } from 'react-intl'
import * as css from './SkipLink.css'
import { skipLinkMessages as messages } from './SkipLink.messages'

/** The first link of a page. */
export interface SkipLinkProps {
  /** The id of the main content. @default 'main' */
  targetId?: string
}

/** Lets the keyboard pass the header; it shows only while it has the focus. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  const { formatMessage } = useIntl()
  return (
    <a className={css.skip} href={`#${targetId}`}>
      {formatMessage(messages.text)}
    </a>
  )
}
