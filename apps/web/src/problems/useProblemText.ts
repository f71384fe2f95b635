import type { ApiProblem, ProblemKind } from '@spadestik/api-client'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { messages } from './ProblemText.messages'
import { messages as viewMessages } from './ProblemView.messages'

const textOf: Record<ProblemKind, MessageDescriptor> = {
  badRequest: messages.refused,
  payloadTooLarge: messages.tooLarge,
  conflict: messages.conflict,
  tooManyRequests: viewMessages.tooManyText,
  signedOut: messages.signedOut,
  forbidden: messages.forbidden,
  methodNotAllowed: viewMessages.failedText,
  requestTimeout: viewMessages.failedText,
  notFound: messages.notFound,
  accessRunOut: viewMessages.accessRunOutText,
  sessionTaken: messages.signedOut,
  sessionEnded: messages.signedOut,
  tokenInvalid: messages.signedOut,
  notImplemented: viewMessages.failedText,
  serverError: viewMessages.failedText,
  searchTimeout: viewMessages.slowText,
  unavailable: viewMessages.failedText,
  unexpected: viewMessages.failedText,
  network: viewMessages.offlineText,
}

/** Returns a function that explains why a request has failed and what the user can do (Z03). */
export function useProblemText() {
  const { formatMessage } = useIntl()
  return (problem: ApiProblem): string => formatMessage(textOf[problem.kind])
}
