import { Button } from '@spadestik/ui/Button'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { ServerCrash } from 'lucide-react'
import { useIntl } from 'react-intl'
import { messages } from './Failure.messages'
import { Frame } from '../../frame/Frame'
import { paths } from '../../routing/paths'

export function RouteFailure() {
  const { formatMessage } = useIntl()
  return (
    <Frame title={formatMessage(messages.failedTitle)}>
      <EmptyState
        variant="page"
        headingLevel={1}
        icon={ServerCrash}
        title={formatMessage(messages.failedTitle)}
        actions={
          <>
            <Button variant="primary" onPress={() => location.reload()}>
              {formatMessage(messages.tryAgain)}
            </Button>
            <LinkButton href={paths.dashboard}>{formatMessage(messages.toDashboard)}</LinkButton>
          </>
        }
      >
        {formatMessage(messages.failedText)}
      </EmptyState>
    </Frame>
  )
}
