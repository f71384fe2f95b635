import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { SearchX } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Frame } from '../../frame/Frame'
import { messages } from './NotFound.messages'
import { paths } from '../../routing/paths'

/** Says that no page exists at this address (R09). */
export function NotFound() {
  const { formatMessage } = useIntl()
  return (
    <Frame title={formatMessage(messages.title)}>
      <EmptyState
        variant="page"
        headingLevel={1}
        icon={SearchX}
        title={formatMessage(messages.title)}
        actions={<LinkButton href={paths.resumedSearch}>{formatMessage(messages.toSearch)}</LinkButton>}
      >
        {formatMessage(messages.text)}
      </EmptyState>
    </Frame>
  )
}
