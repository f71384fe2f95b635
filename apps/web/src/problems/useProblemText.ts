import type { ApiProblem, ProblemKind } from '@spadestik/api-client'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { EditConflict } from '../api/cache/EditConflict'
import { messages } from './ProblemText.messages'
import { messages as viewMessages } from './ProblemView.messages'
import { waitOf } from './waitOf'

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

  function changeText(field: string, value: unknown): string {
    switch (field) {
      case 'name':
        return formatMessage(messages.conflictName, { value: String(value) })
      case 'title':
      case 'text':
        return formatMessage(messages.conflictText, { value: String(value ?? '') })
      case 'search':
        return formatMessage(messages.conflictFilters)
      default:
        return formatMessage(messages.conflictMails)
    }
  }

  return (problem: ApiProblem): string => {
    if (!(problem instanceof EditConflict)) return formatMessage(textOf[problem.kind], waitOf(problem))
    const changes = [...problem.stored].map(([field, value]) => changeText(field, value))
    return [...new Set(changes), formatMessage(messages.conflictKeep)].join(' ')
  }
}
