import type { ApiProblem } from '@spadestik/api-client'
import { Alert } from '@spadestik/ui/Alert'
import { useIntl } from 'react-intl'
import { messages } from './ProblemView.messages'
import { waitOf } from './waitOf'

interface RequestFailureProps {
  problem: ApiProblem | null
  /** The message for failures without a text of their own. @default the generic text */
  children?: string
}

/** Shows why a form could not be sent (Z03). */
export function RequestFailure({ problem, children }: RequestFailureProps) {
  const { formatMessage } = useIntl()
  if (problem === null) return null
  if (problem.kind === 'network') return <Alert tone="error">{formatMessage(messages.offlineText)}</Alert>
  if (problem.kind === 'tooManyRequests')
    return <Alert tone="error">{formatMessage(messages.tooManyText, waitOf(problem))}</Alert>
  return <Alert tone="error">{children ?? formatMessage(messages.failedText)}</Alert>
}
