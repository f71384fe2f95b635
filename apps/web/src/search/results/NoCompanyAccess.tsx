import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { messages } from './NoResults.messages'

/** Says that the user's subscription does not include companies, and offers a demo (S16, K01). */
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
