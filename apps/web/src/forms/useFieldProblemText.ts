import type { FieldProblem } from '@spadestik/domain/validation'
import { useIntl } from 'react-intl'
import { messages } from './FieldProblem.messages'

/** Says in words what is wrong with a field. @source specification 5 (Messages) */
export function useFieldProblemText(): (problem: FieldProblem) => string {
  const { formatMessage } = useIntl()
  return (problem) => formatMessage(messages[problem])
}
