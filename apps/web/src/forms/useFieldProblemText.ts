import type { FieldProblem } from '@spadestik/domain/validation'
import { useIntl } from 'react-intl'
import { messages } from './FieldProblem.messages'

/** Returns the message for an invalid field (V01). */
export function useFieldProblemText(): (problem: FieldProblem) => string {
  const { formatMessage } = useIntl()
  return (problem) => formatMessage(messages[problem])
}
