import type { ApiProblem } from '@spadestik/api-client'
import { Alert } from '@spadestik/ui/Alert'
import { useIntl } from 'react-intl'
import { messages } from './ProblemView.messages'
import { useWaitText } from './useWaitText'

interface RequestFailureProps {
  problem: ApiProblem | null
  /** What is said of a failure that has no words of its own; the generic text where it is left out. */
  children?: string
}

/** Says above a form why it could not be sent; nothing where that went well. @source specification 8 (Message texts) */
export function RequestFailure({ problem, children }: RequestFailureProps) {
  const { formatMessage } = useIntl()
  const waitText = useWaitText()
  if (problem === null) return null
  if (problem.kind === 'network') return <Alert tone="error">{formatMessage(messages.offlineText)}</Alert>
  if (problem.kind === 'tooManyRequests') return <Alert tone="error">{waitText(problem)}</Alert>
  return <Alert tone="error">{children ?? formatMessage(messages.failedText)}</Alert>
}
