import type { IntlShape } from 'react-intl'
import { messages } from './Agent.messages'
import type { AskedCondition } from './conditions/askedTexts'
import { askedText, conditionName, isTime } from './conditions/askedTexts'

/** Returns the name and the value of a filter. The text of a time already contains the name of its filter. */
export function filterLabel(intl: IntlShape, condition: AskedCondition): string {
  const value = askedText(intl, condition)
  if (isTime(condition.name)) return value
  return intl.formatMessage(messages.filter, { name: conditionName(intl, condition), value })
}
