import { Button } from '@spadestik/ui/Button'
import { useIntl } from 'react-intl'
import { small } from '../styles/text.css'
import { messages } from './FailedPart.messages'
import { useRetryFocus } from './useRetryFocus'

/** Says in place that a part of a page could not be fetched, with a button to try again. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const around = useRetryFocus<HTMLParagraphElement>()
  return (
    <p ref={around} className={small} role="alert">
      {formatMessage(messages.failed)}{' '}
      <Button variant="quiet" size="small" onPress={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
    </p>
  )
}
