import { Button } from '@spadestik/ui/Button'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { small } from '../styles/text.css'
import { messages } from './FailedPart.messages'
import type { ResourceProps } from './Resource'
import { Resource } from './Resource'
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

/** Shows a small part of a page that is fetched. If it could not be fetched, says so in one line. */
export function SmallResource<Data>(
  props: Pick<ResourceProps<Data>, 'resource' | 'children'> & { placeholder?: ReactNode },
) {
  return <Resource placeholder={<Skeleton lines={2} />} {...props} failure={FailedPart} />
}
