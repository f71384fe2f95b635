import { BreakableText } from '@spadestik/ui/BreakableText'
import { Link } from '@spadestik/ui/Link'
import { visuallyHidden } from '@spadestik/ui/visuallyHidden'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'
import { safeAddress, webAddress } from './webAddress'

export function WebLink({ link, children }: { link: string; children?: string }) {
  const { formatMessage } = useIntl()
  const href = safeAddress(link)
  if (href === null) return children ?? link
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      {children ?? <BreakableText text={webAddress(link)} />}
      <span className={visuallyHidden}> ({formatMessage(messages.newWindow)})</span>
    </Link>
  )
}
