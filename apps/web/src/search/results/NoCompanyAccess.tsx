import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { messages } from '../words/Search.messages'

/** Says that companies are no part of the user's product, and what to do. @source specification 4 (Search), 6 */
export function NoCompanyAccess() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      icon={Lock}
      headingLevel={1}
      title={formatMessage(messages.noCompanyAccess)}
      actions={<LinkButton href={paths.bookDemo}>{formatMessage(messages.bookDemo)}</LinkButton>}
    >
      {formatMessage(messages.noCompanyAccessText)}
    </EmptyState>
  )
}
