import { useIntl } from 'react-intl'
import * as css from './SkipLink.css'
import { skipLinkMessages as messages } from './SkipLink.messages'

/** The props of a skip link. */
export interface SkipLinkProps {
  /** The id of the main content. @default 'main' */
  targetId?: string
}

/** The first link of a page, which skips the header. Visible only on focus. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  const { formatMessage } = useIntl()
  return (
    <a className={css.skip} href={`#${targetId}`}>
      {formatMessage(messages.text)}
    </a>
  )
}
