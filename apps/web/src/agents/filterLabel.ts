import type { IntlShape } from 'react-intl'
import { messages } from './Agent.messages'
import type { AskedCondition } from './conditions/askedTexts'
import { askedText, conditionName, isTime } from './conditions/askedTexts'

/**
 * Returns a filter as text, with its name and value. The value of a time filter already contains the name.
 */
export function filterLabel(intl: IntlShape, condition: AskedCondition): string {
  const value = askedText(intl, condition)
  if (isTime(condition.name)) return value
  return intl.formatMessage(messages.filter, { name: conditionName(intl, condition), value })
}
