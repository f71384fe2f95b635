import type { IntlShape } from 'react-intl'
import { messages } from './Agent.messages'
import type { AskedCondition } from './conditions/askedTexts'
import { askedText, conditionName, isTime } from './conditions/askedTexts'

/**
 * Returns the name and the value of a filter, as text. For a filter by time, the value alone is enough,
 * because it contains the name.
 */
export function filterLabel(intl: IntlShape, condition: AskedCondition): string {
  const value = askedText(intl, condition)
  if (isTime(condition.name)) return value
  return intl.formatMessage(messages.filter, { name: conditionName(intl, condition), value })
}
