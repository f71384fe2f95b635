import { Button } from '@spadestik/ui/Button'
import { useIntl } from 'react-intl'
import { small } from '../styles/text.css'
import { messages } from './FailedPart.messages'

/** Says in place that a part of a page could not be fetched, with a button to try again. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <p className={small} role="alert">
      {formatMessage(messages.failed)}{' '}
      <Button variant="quiet" size="small" onPress={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
    </p>
  )
}
