import type { ApiProblem } from '@spadestik/api-client'
import { useIntl } from 'react-intl'
import { messages } from './ProblemView.messages'

/**
 * Returns a function that explains a response with status 429, with the minutes to wait if the service sends
 * them.
 */
export function useWaitText() {
  const { formatMessage } = useIntl()
  return ({ retryAfter }: ApiProblem): string =>
    retryAfter === null
      ? formatMessage(messages.tooManyText)
      : formatMessage(messages.tooManyWait, { minutes: Math.ceil(retryAfter / 60) })
}
